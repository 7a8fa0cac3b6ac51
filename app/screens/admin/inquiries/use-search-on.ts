import { useEffect } from 'react'
import type { InquiryPages } from './inquiry-query.ts'

interface Searching {
  data: InquiryPages | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => Promise<unknown>
}

/** How many pages without a find are followed before the owner is asked. */
const pagesOnItsOwn = 10

/** A page of a search looks through a part of the inquiries: while none was found, the next follows. */
export function useSearchOn(query: Searching, search: string): void {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const pages = data?.pages ?? []
  const hasFound = pages.some((page) => page.inquiries.length > 0)
  const goesOn =
    search !== '' && !hasFound && hasNextPage && !isFetchingNextPage && pages.length < pagesOnItsOwn
  useEffect(() => {
    if (goesOn) void fetchNextPage()
  }, [goesOn, fetchNextPage])
}
