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
import { contestFrom } from '../../../components/submissions/contest-from.ts'
import { contestsKey, entriesQuery } from './entries-query.ts'
import type { Picture as PictureData } from '#contracts/pictures.ts'
import { Badge } from '../../../components/badge.tsx'
import { Picture } from '../../../components/picture.tsx'
import { useAlbum, useDocument } from '../../../documents.ts'
import { onPhones } from '../../../components/picture-sizes.ts'

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

const { heading, text, badge } = galleryPage.examples

/** What entries may look like, each marked as an example; nothing if the owner has none. */
function ExampleEntries() {
  const pictures = useAlbum('contest-examples')
  const { examples } = useDocument('contest')
  if (examples.length === 0) return null
  return (
    <section aria-labelledby="gallery-examples" className="mt-14">
      <h2 id="gallery-examples" className="text-heading">
        {heading}
      </h2>
      <p className="mt-2 text-soft">{text}</p>
      <ul className="mt-6 grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {examples.map(({ title, story }, index) => (
          <li
            key={title}
            className="min-w-0 overflow-hidden rounded-lg border border-line bg-card shadow-card"
          >
            <ExamplePicture picture={pictures[index]} />
            <div className="p-5 md:p-6">
              <div className="flex flex-wrap items-start justify-between gap-2">
                <h3 className="min-w-0 text-xl wrap-anywhere">{title}</h3>
                <Badge>{badge}</Badge>
              </div>
              <p className="mt-3 wrap-anywhere">{story}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ExamplePicture({ picture }: { picture: PictureData | undefined }) {
  if (!picture) return null
  return (
    <Picture
      picture={picture}
      sizes={`(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, ${onPhones('92vw')}`}
      className="aspect-4/3 w-full object-cover"
    />
  )
}
