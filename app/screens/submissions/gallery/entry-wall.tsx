import { useInfiniteQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useSearchParams } from 'react-router'
import { galleryPage } from '#content/contest/gallery.ts'
import { galleryMessages } from '#contracts/gallery-messages.ts'
import { Button } from '../../../components/button.tsx'
import { Loading } from '../../../components/loading.tsx'
import { useSpokenCount } from '../../../components/lists/use-spoken-count.ts'
import { readOverHttp } from '../../../queries.ts'
import { ContestFilter } from './contest-filter.tsx'
import { EntrySection } from './entry-section.tsx'
import { contestFrom } from '../../../components/submissions/contest-from.ts'
import { entriesQuery } from './entries-query.ts'

/** The winners, and below them what else has been approved, of one contest or of all. */
export function EntryWall() {
  const [search] = useSearchParams()
  const contestId = contestFrom(search)
  const winners = useInfiniteQuery(entriesQuery(readOverHttp, 'winner', search))
  const approved = useInfiniteQuery(entriesQuery(readOverHttp, 'approved', search))
  const queries = [winners, approved]
  // A next page that cannot be had is told where it was asked for.
  const hasFailed = queries.some((query) => query.isError && !query.isFetchNextPageError)
  const isPending = !hasFailed && queries.some((query) => query.isPending)
  const retry = () => {
    for (const query of queries) if (query.isError) void query.refetch()
  }
  const isEmpty = queries.every((query) => query.data?.pages[0]?.entries.length === 0)
  const pages = queries.map((query) => query.data?.pages.flatMap((page) => page.entries))
  useSpokenCount({
    filter: contestId ?? '',
    count: pages.every((entries) => entries !== undefined) ? pages.flat().length : undefined,
    hasMore: queries.some((query) => query.hasNextPage),
  })
  return (
    <>
      <ContestFilter contestId={contestId} />
      {isPending && <EntriesLoading />}
      {hasFailed && <Failed onRetry={retry} />}
      {isEmpty && <Empty isFiltered={contestId !== null} />}
      {/* Remounted per contest: what was opened in another one is gone. */}
      <Fragment key={contestId}>
        <EntrySection status="winner" query={winners} />
        <EntrySection status="approved" query={approved} />
      </Fragment>
    </>
  )
}

/** In the HTML only when the server could not read the entries; scripts ask again. */
function EntriesLoading() {
  return (
    <div className="py-16 text-center text-lead">
      <Loading text={galleryPage.loading} className="needs-script" />
      <p className="without-script">{galleryMessages.loadFailed}</p>
    </div>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="mt-8 grid justify-items-center gap-4 py-10 text-center">
      <p className="text-lead">{galleryMessages.loadFailed}</p>
      <Button kind="secondary" onClick={onRetry}>
        {galleryPage.retry}
      </Button>
    </div>
  )
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  const { heading, text } = isFiltered ? galleryPage.noneOfContest : galleryPage.empty
  return (
    <div className="mt-8 rounded-lg border-2 border-dashed border-line p-10 text-center">
      <h2 className="text-heading">{heading}</h2>
      <p className="mt-2 text-lead text-soft">{text}</p>
    </div>
  )
}
