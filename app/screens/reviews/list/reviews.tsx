import { redirect } from 'react-router'
import { reviewsPage } from '#content/reviews/reviews-page.ts'
import aboutPictures from '#pictures/about.json'
import { originContext, readApiContext } from '../../../api-context.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { originOf, pageMeta } from '../../../components/meta.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { Prefetched } from '../../../components/prefetched.tsx'
import { breadcrumbs } from '../../../structured-data.ts'
import { answersIn, createQueryClient } from '../../../queries.ts'
import type { Route } from './+types/reviews'
import { ReviewList } from './review-list.tsx'
import { filterFrom, pageAddress, reviewsQuery } from './reviews-query.ts'

const crumbs = [
  { name: 'Home', path: '/' },
  { name: reviewsPage.title, path: '/reviews' },
]

export async function loader({ context, request }: Route.LoaderArgs) {
  const read = context.get(readApiContext)
  const client = createQueryClient(read)
  const search = new URL(request.url).searchParams
  const filter = filterFrom(search)
  const query = { ...reviewsQuery(read, filter), retry: false }
  await client.prefetchInfiniteQuery(query)
  const isBeyondTheEnd = client.getQueryData(query.queryKey)?.pages[0]?.reviews.length === 0
  if (filter.page > 1 && isBeyondTheEnd) throw redirect(pageAddress(search, 1))
  const structuredData = [breadcrumbs(context.get(originContext), crumbs)]
  return { queries: answersIn(client), structuredData }
}

/** Moving inside the site asks the API from the browser and says that it is loading. */
export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const { page, cabin, sort } = filterFrom(new URLSearchParams(location.search))
  // Filtered lists show what the whole list shows; search engines need only the latter.
  const shownPage = cabin === null && sort === 'newest' ? page : 1
  const { name, description } = reviewsPage.searchResult
  return pageMeta({
    name: reviewsPage.page(name, shownPage),
    description: reviewsPage.page(description, shownPage),
    path: pageAddress(new URLSearchParams(), shownPage),
    picture: aboutPictures[0],
    origin: originOf(matches),
    structuredData: loaderData?.structuredData,
  })
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  return (
    <Prefetched answers={loaderData?.queries}>
      <PageHead heading={reviewsPage.title}>
        <p>{reviewsPage.lead}</p>
      </PageHead>
      <div className="wrap pt-10">
        <ReviewList />
        <CallToAction />
      </div>
    </Prefetched>
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
