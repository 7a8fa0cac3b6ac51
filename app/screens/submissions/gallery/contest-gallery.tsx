import { galleryPage } from '#content/contest-gallery.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { useDocument } from '../../../documents.ts'
import { page } from '../../../page.ts'
import { EntryWall } from './entry-wall.tsx'
import { contestsKey, cursorNames, entriesQuery } from './entries-query.ts'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from 'react-router'

export { meta, shouldRevalidate } from '../../../page.ts'

export const loader = page(async (visit) => {
  const { album, client, document, isFirstVisit, read, request, url } = visit
  if (isFirstVisit) {
    const once = { retry: false } as const
    await Promise.all([
      client.prefetchInfiniteQuery({ ...entriesQuery(read, 'winner', url.searchParams), ...once }),
      client.prefetchInfiniteQuery({
        ...entriesQuery(read, 'approved', url.searchParams),
        ...once,
      }),
    ])
    beginAnewWhenRefused(client, request, Object.values(cursorNames))
  }
  await album('contest-examples')
  const { heading, search } = await document('contest')
  return {
    ...search.gallery,
    path: '/contest/gallery',
    picture: 'contest-gallery',
    crumbs: [
      { name: heading, path: '/contest' },
      { name: galleryPage.title, path: '/contest/gallery' },
    ],
    queries: [contestsKey],
  }
})

export default function Gallery() {
  const { heading } = useDocument('contest')
  return (
    <>
      <PageHead eyebrow={heading} heading={galleryPage.title}>
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
    </>
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

/** The API rejected one of the queries. */
const badRequest = 400

/**
 * Redirects to the same address without these parameters if the API rejected a query. They say
 * where a list begins; if cut off or made up, they would show a failure that no retry fixes.
 */
function beginAnewWhenRefused(
  client: QueryClient,
  request: Request,
  parameters: readonly string[],
): void {
  const { pathname, searchParams } = new URL(request.url)
  if (!hasRefusal(client) || !parameters.some((name) => searchParams.has(name))) return
  for (const name of parameters) searchParams.delete(name)
  throw redirect(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname)
}

function hasRefusal(client: QueryClient): boolean {
  return client
    .getQueryCache()
    .getAll()
    .some(({ state: { error } }) => error && 'status' in error && error.status === badRequest)
}
