import { homeSearch } from '#content/home.ts'
import heroPictures from '#pictures/home-hero.json'
import { originContext } from '../../api-context.ts'
import { originOf, pageMeta } from '../../components/meta.ts'
import { Prefetched } from '../../components/prefetched.tsx'
import { prefetch } from '../../queries.ts'
import type { Route } from './+types/home'
import { CabinGrid } from './cabin-grid.tsx'
import { ContestSteps } from './contest-steps.tsx'
import { FeaturedReviews } from './featured-reviews.tsx'
import { featuredReviewsKey } from './featured-reviews-key.ts'
import { Hero } from './hero.tsx'
import { Intro } from './intro.tsx'
import { lodgingBusiness, webSite } from './lodging-business.ts'
import { WhyChoose } from './why-choose.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const origin = context.get(originContext)
  return {
    queries: await prefetch(context, [featuredReviewsKey]),
    structuredData: [webSite(origin), lodgingBusiness(origin)],
  }
}

/** Moving inside the site asks the API from the browser and shows the placeholders meanwhile. */
export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    ...homeSearch,
    path: '/',
    picture: heroPictures[0],
    origin: originOf(matches),
    structuredData: loaderData?.structuredData,
  })

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <Prefetched answers={loaderData?.queries}>
      <Hero />
      <CabinGrid />
      <Intro />
      <WhyChoose />
      <ContestSteps />
      <FeaturedReviews />
    </Prefetched>
  )
}
