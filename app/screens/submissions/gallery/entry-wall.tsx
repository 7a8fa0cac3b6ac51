import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useSearchParams } from 'react-router'
import { galleryPage } from '#content/contest-gallery.ts'
import type { PublicContest } from '#contracts/contests.ts'
import { galleryMessages } from '#contracts/gallery-messages.ts'
import { Loading } from '../../../components/loading.tsx'
import { FilterChoice, FilterForm } from '../../../components/lists/filter-form.tsx'
import { ListEmpty, ListFailed } from '../../../components/lists/list-states.tsx'
import { useSpokenCount } from '../../../components/lists/use-list-changes.ts'
import { readOverHttp } from '../../../queries.ts'
import { EntrySection } from './entry-section.tsx'
import { ExampleEntries } from './example-entries.tsx'
import { contestFrom } from '../../../components/submissions/contest-from.ts'
import { contestsKey, entriesQuery } from './entries-query.ts'

/** The winners, then all other approved entries, of one contest or of all. */
export function EntryWall() {
  const [search] = useSearchParams()
  const contestId = contestFrom(search)
  const winners = useInfiniteQuery(entriesQuery(readOverHttp, 'winner', search))
  const approved = useInfiniteQuery(entriesQuery(readOverHttp, 'approved', search))
  const queries = [winners, approved]
  // A failure to load more is shown where it was requested.
  const hasFailed = queries.some((query) => query.isError && !query.isFetchNextPageError)
  const isPending = !hasFailed && queries.some((query) => query.isPending)
  const retry = () => {
    for (const query of queries) if (query.isError) void query.refetch()
  }
  const isEmpty = queries.every((query) => query.data?.pages[0]?.items.length === 0)
  const pages = queries.map((query) => query.data?.pages.flatMap((page) => page.items))
  useSpokenCount({
    filter: contestId ?? '',
    count: pages.every((entries) => entries !== undefined) ? pages.flat().length : undefined,
    hasMore: queries.some((query) => query.hasNextPage),
  })
  return (
    <>
      <ContestFilter contestId={contestId} />
      {isPending && <EntriesLoading />}
      {hasFailed && (
        <ListFailed text={galleryMessages.loadFailed} retry={galleryPage.retry} onRetry={retry} />
      )}
      {isEmpty && (
        <ListEmpty {...(contestId === null ? galleryPage.empty : galleryPage.noneOfContest)} />
      )}
      {isEmpty && contestId === null && <ExampleEntries />}
      {/* Remounted per contest: what was opened in another one is gone. */}
      <Fragment key={contestId}>
        <EntrySection status="winner" query={winners} />
        <EntrySection status="approved" query={approved} />
      </Fragment>
    </>
  )
}

/** In the HTML only if the server could not read the entries; scripts retry. */
function EntriesLoading() {
  return (
    <div className="py-16 text-center text-lead">
      <Loading isTall text={galleryPage.loading} className="noscript:hidden!" />
      <p className="not-noscript:hidden">{galleryMessages.loadFailed}</p>
    </div>
  )
}

/** The contest, in the address, so that a gallery can be shared. */
function ContestFilter({ contestId }: { contestId: string | null }) {
  const { data: contests = [] } = useQuery<PublicContest[]>({ queryKey: contestsKey })
  const titles = new Map(contests.map(({ id, title }) => [id, title]))
  return (
    <FilterForm apply={galleryPage.filter.apply}>
      <div className="w-full max-w-sm">
        <FilterChoice
          label={galleryPage.filter.contest}
          name="contestId"
          chosen={contestId ?? ''}
          none={galleryPage.filter.all}
          options={[...titles.keys()]}
          labelOf={(id) => titles.get(id) ?? ''}
        />
      </div>
    </FilterForm>
  )
}
