import { useSearchParams } from 'react-router'
import { galleryPage } from '#content/contest/gallery.ts'
import { galleryMessages } from '#contracts/gallery-messages.ts'
import type { PublicSubmission } from '#contracts/submissions.ts'
import { LoadMore } from '../../../components/lists/list-states.tsx'
import { cursorNames, type GalleryStatus } from './entries-query.ts'

export interface EntryPages {
  data: { pages: { entries: PublicSubmission[]; next: string | null }[] } | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<unknown>
}

interface ShowMoreProps {
  status: GalleryStatus
  query: EntryPages
  /** More entries have been asked for. */
  onMore: () => void
}

/** The next page of a section; its cursor is in the address. */
export function ShowMore({ status, query, onMore }: ShowMoreProps) {
  const [search] = useSearchParams()
  const next = new URLSearchParams(query.data?.pages.at(-1)?.next?.split('?')[1])
  const address = new URLSearchParams(search)
  address.set(cursorNames[status], next.get('cursor') ?? '')
  return (
    <>
      {query.isFetchNextPageError && (
        <p role="alert" className="mt-8 text-center">
          {galleryMessages.loadFailed}
        </p>
      )}
      <LoadMore
        words={galleryPage}
        to={`?${address}`}
        isLoading={query.isFetchingNextPage}
        onMore={() => {
          onMore()
          void query.fetchNextPage()
        }}
      />
    </>
  )
}
