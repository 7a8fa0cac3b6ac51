import { galleryPage } from '#content/contest/gallery.ts'
import contestPictures from '#pictures/contest.json'
import { originContext, readApiContext } from '../../../api-context.ts'
import { beginAnewWhenRefused } from '../../../list-beginning.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { originOf, pageMeta } from '../../../components/meta.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { Prefetched } from '../../../components/prefetched.tsx'
import { breadcrumbs } from '../../../structured-data.ts'
import { answersIn, createQueryClient } from '../../../queries.ts'
import type { Route } from './+types/contest-gallery'
import { EntryWall } from './entry-wall.tsx'
import { contestsKey, cursorNames, entriesQuery } from './entries-query.ts'

const crumbs = [
  { name: 'Home', path: '/' },
  { name: galleryPage.eyebrow, path: '/contest' },
  { name: galleryPage.title, path: '/contest/gallery' },
]

export async function loader({ context, request }: Route.LoaderArgs) {
  const read = context.get(readApiContext)
  const client = createQueryClient(read)
  const search = new URL(request.url).searchParams
  const once = { retry: false } as const
  await Promise.all([
    client.prefetchQuery({ queryKey: contestsKey, ...once }),
    client.prefetchInfiniteQuery({ ...entriesQuery(read, 'winner', search), ...once }),
    client.prefetchInfiniteQuery({ ...entriesQuery(read, 'approved', search), ...once }),
  ])
  beginAnewWhenRefused(client, request, Object.values(cursorNames))
  const structuredData = [breadcrumbs(context.get(originContext), crumbs)]
  return { queries: answersIn(client), structuredData }
}

/** Moving inside the site asks the API from the browser and says that it is loading. */
export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    ...galleryPage.searchResult,
    path: '/contest/gallery',
    picture: contestPictures[0],
    origin: originOf(matches),
    structuredData: loaderData?.structuredData,
  })

export default function Gallery({ loaderData }: Route.ComponentProps) {
  return (
    <Prefetched answers={loaderData?.queries}>
      <PageHead eyebrow={galleryPage.eyebrow} heading={galleryPage.title}>
        <p>{galleryPage.lead}</p>
        <p className="mt-6">
          <ButtonLink to={galleryPage.callToAction.submit.to}>
            {galleryPage.callToAction.submit.label}
          </ButtonLink>
        </p>
      </PageHead>
      <div className="wrap pt-10">
        <EntryWall />
        <CallToAction />
      </div>
    </Prefetched>
  )
}

function CallToAction() {
  const { heading, text, submit, contest } = galleryPage.callToAction
  return (
    <section
      aria-labelledby="gallery-action"
      className="mt-20 rounded-lg bg-oak-wash p-7 text-center md:p-10"
    >
      <h2 id="gallery-action" className="text-heading">
        {heading}
      </h2>
      <p className="mt-2">{text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink to={submit.to}>{submit.label}</ButtonLink>
        <ButtonLink kind="secondary" to={contest.to}>
          {contest.label}
        </ButtonLink>
      </div>
    </section>
  )
}
