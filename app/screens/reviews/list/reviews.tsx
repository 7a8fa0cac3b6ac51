import { redirect } from 'react-router'
import { reviewsPage } from '#content/reviews-page.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { useDocument } from '../../../documents.ts'
import { page } from '../../../page.ts'
import { ReviewList } from './review-list.tsx'
import { filterFrom, pageAddress, reviewsQuery } from './reviews-query.ts'

export { meta, shouldRevalidate } from '../../../page.ts'

export const loader = page(async ({ client, document, isFirstVisit, read, url }) => {
  const filter = filterFrom(url.searchParams, await document('cabin-list'))
  if (isFirstVisit) {
    const query = { ...reviewsQuery(read, filter), retry: false }
    await client.prefetchInfiniteQuery(query)
    const isBeyondTheEnd = client.getQueryData(query.queryKey)?.pages[0]?.reviews.length === 0
    if (filter.page > 1 && isBeyondTheEnd) throw redirect(pageAddress(url.searchParams, 1))
  }
  // Filtered lists only repeat the whole list, so search engines skip them.
  const shownPage = filter.cabin === null && filter.sort === 'newest' ? filter.page : 1
  const { name, description } = (await document('reviews')).search.list
  return {
    name: reviewsPage.page(name, shownPage),
    description: reviewsPage.page(description, shownPage),
    path: pageAddress(new URLSearchParams(), shownPage),
    picture: 'reviews',
    crumbs: [{ name: reviewsPage.title, path: '/reviews' }],
  }
})

export default function Reviews() {
  const { lead } = useDocument('reviews')
  return (
    <>
      <PageHead heading={reviewsPage.title}>
        <p>{lead}</p>
      </PageHead>
      <div className="wrap pt-10">
        <ReviewList />
        <CallToAction />
      </div>
    </>
  )
}

function CallToAction() {
  const { heading, text, cabins, review } = reviewsPage.callToAction
  return (
    <section
      aria-labelledby="reviews-action"
      className="mt-16 rounded-lg bg-oak-wash p-7 text-center md:p-10"
    >
      <h2 id="reviews-action" className="text-heading">
        {heading}
      </h2>
      <p className="mt-2">{text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink to={review.to}>{review.label}</ButtonLink>
        <ButtonLink kind="secondary" to={cabins.to}>
          {cabins.label}
        </ButtonLink>
      </div>
    </section>
  )
}
