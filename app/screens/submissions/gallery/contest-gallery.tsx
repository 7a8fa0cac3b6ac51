import { galleryPage } from '#content/contest/gallery.ts'
import contestPictures from '#pictures/contest.json'
import { beginAnewWhenRefused } from '../../../list-beginning.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { page } from '../../../page.ts'
import { EntryWall } from './entry-wall.tsx'
import { contestsKey, cursorNames, entriesQuery } from './entries-query.ts'

export { meta, shouldRevalidate } from '../../../page.ts'

export const loader = page(async ({ client, isFirstVisit, read, request, url }) => {
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
  return {
    ...galleryPage.searchResult,
    path: '/contest/gallery',
    picture: contestPictures[0],
    crumbs: [
      { name: galleryPage.eyebrow, path: '/contest' },
      { name: galleryPage.title, path: '/contest/gallery' },
    ],
    queries: [contestsKey],
  }
})

export default function Gallery() {
  return (
    <>
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
