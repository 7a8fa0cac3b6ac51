import { useEffect } from 'react'

interface Searching<Page> {
  data: { pages: readonly Page[] } | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => Promise<unknown>
}

/** How many pages without a find are followed before the owner is asked. */
const pagesOnItsOwn = 10

/** A page of a search looks through a part of the list: while none has a find, the next follows. */
export function useSearchOn<Page>(
  query: Searching<Page>,
  search: string,
  hasFinds: (page: Page) => boolean,
): void {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const pages = data?.pages ?? []
  const goesOn =
    search !== '' &&
    !pages.some(hasFinds) &&
    hasNextPage &&
    !isFetchingNextPage &&
    pages.length < pagesOnItsOwn
  useEffect(() => {
    if (goesOn) void fetchNextPage()
  }, [goesOn, fetchNextPage])
}
