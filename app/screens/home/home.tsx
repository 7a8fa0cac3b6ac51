import { homeLabels } from '#content/home.ts'
import { limits } from '#contracts/limits.ts'
import type { ReviewSummary } from '#contracts/reviews.ts'
import { useCabins, useDocument, useFacts } from '../../documents.ts'
import { page } from '../../page.ts'
import { ContestSteps } from './contest-steps.tsx'
import { FeaturedReviews, featuredReviewsKey } from './featured-reviews.tsx'
import { Hero } from './hero.tsx'
import { heroSizes } from './hero-pictures.tsx'
import { Intro } from './intro.tsx'
import { lodgingBusiness, webSite } from './lodging-business.ts'
import { CabinCard } from '../../components/cabins/cabin-card.tsx'
import { CabinGrid } from '../../components/cabins/cabin-grid.tsx'
import { Section, SectionHead } from '../../components/section-head.tsx'
import { FeatureIcon } from '../../components/feature-icon.tsx'

export { meta, shouldRevalidate } from '../../page.ts'

export const loader = page(async ({ album, document, facts, lookUp, origin, read }) => {
  const { search } = await document('home')
  const cabins = await document('cabin-list')
  if (facts.features.contest) await Promise.all([document('contest'), album('home-winners')])
  const pictures = await album('home-hero')
  await album('home-intro', 1)
  await Promise.all(cabins.map(({ id }) => album(id, limits.cardPictures)))
  const summary =
    facts.ratings === 'own'
      ? ((await read('/api/reviews/summary')).body as ReviewSummary)
      : undefined
  const lodging = { facts, cabins, pictures, summary, stay: await lookUp('stay') }
  return {
    ...search,
    path: '/',
    picture: 'home-hero',
    firstPicture: { album: 'home-hero', sizes: heroSizes },
    structuredData: [webSite(origin, facts), lodgingBusiness(origin, lodging)],
    queries: [featuredReviewsKey],
  }
})

export default function Home() {
  const { features } = useFacts()
  return (
    <>
      <Hero />
      <OurCabins />
      <Intro />
      <WhyChoose />
      {features.contest && <ContestSteps />}
      <FeaturedReviews />
    </>
  )
}

function OurCabins() {
  const { heading, lead } = useDocument('home').cabins
  const cabins = useCabins()
  return (
    <section id="cabins" aria-labelledby="cabins-heading" className="wrap pt-16 md:pt-24">
      <SectionHead
        id="cabins-heading"
        eyebrow={homeLabels.eyebrows.cabins}
        heading={heading}
        lead={lead}
      />
      {/* On wide screens, level with the heading. */}
      <div className="md:-mt-15">
        <CabinGrid>
          {cabins.map((cabin, position) => (
            <CabinCard key={cabin.slug} cabin={cabin} position={position} />
          ))}
        </CabinGrid>
      </div>
    </section>
  )
}

function WhyChoose() {
  const { why } = useDocument('home')
  return (
    <Section id="why" {...why} isBand className="mt-16 bg-oak-wash py-16 md:mt-24 md:py-24">
      <ul className="mt-10 grid gap-10 md:grid-cols-3">
        {why.reasons.map(({ name, description, icon }) => (
          <li key={name} className="border-t-4 border-oak pt-5">
            <FeatureIcon name={icon} className="size-8 text-oak" />
            <h3 className="mt-3 text-xl">{name}</h3>
            <p className="mt-2">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
