import { homeSearch } from '#content/home.ts'
import heroPictures from '#pictures/home-hero.json'
import { page } from '../../page.ts'
import { CabinGrid } from './cabin-grid.tsx'
import { ContestSteps } from './contest-steps.tsx'
import { FeaturedReviews } from './featured-reviews.tsx'
import { featuredReviewsKey } from './featured-reviews-key.ts'
import { Hero } from './hero.tsx'
import { Intro } from './intro.tsx'
import { lodgingBusiness, webSite } from './lodging-business.ts'
import { WhyChoose } from './why-choose.tsx'

export { meta, shouldRevalidate } from '../../page.ts'

export const loader = page(({ origin }) => ({
  ...homeSearch,
  path: '/',
  picture: heroPictures[0],
  structuredData: [webSite(origin), lodgingBusiness(origin)],
  queries: [featuredReviewsKey],
}))

export default function Home() {
  return (
    <>
      <Hero />
      <CabinGrid />
      <Intro />
      <WhyChoose />
      <ContestSteps />
      <FeaturedReviews />
    </>
  )
}
