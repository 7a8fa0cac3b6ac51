import { Link, useSearchParams } from 'react-router'
import { galleryPage } from '#content/contest/gallery.ts'
import { galleryMessages } from '#contracts/gallery-messages.ts'
import type { PublicSubmission } from '#contracts/submissions.ts'
import { buttonClasses } from '../../../components/button.tsx'
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

/** A link to the next page for guests without scripts; with them it adds to the wall. */
export function ShowMore({ status, query, onMore }: ShowMoreProps) {
  const [search] = useSearchParams()
  const next = new URLSearchParams(query.data?.pages.at(-1)?.next?.split('?')[1])
  const address = new URLSearchParams(search)
  address.set(cursorNames[status], next.get('cursor') ?? '')
  const addToWall = () => {
    if (query.isFetchingNextPage) return
    onMore()
    void query.fetchNextPage()
  }
  return (
    <div className="mt-8 grid justify-items-center gap-4 text-center">
      {query.isFetchNextPageError && <p role="alert">{galleryMessages.loadFailed}</p>}
      <Link
        to={`?${address}`}
        className={buttonClasses('secondary')}
        onClick={(event) => {
          event.preventDefault()
          addToWall()
        }}
      >
        {query.isFetchingNextPage ? galleryPage.loadingMore : galleryPage.more}
      </Link>
    </div>
  )
}
