import { cabins } from '#content/cabins.ts'
import { home, homeLeads } from '#content/home.ts'
import { CabinCard } from '../../components/cabins/cabin-card.tsx'
import { SectionHead } from '../../components/section-head.tsx'

export function CabinGrid() {
  return (
    <section id="cabins" aria-labelledby="cabins-heading" className="wrap pt-16 md:pt-24">
      <SectionHead
        id="cabins-heading"
        eyebrow={homeLeads.eyebrows.cabins}
        heading={home.cabins.heading}
        lead={home.cabins.lead}
      />
      <div className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {cabins.map((cabin) => (
          <CabinCard key={cabin.slug} cabin={cabin} />
        ))}
      </div>
    </section>
  )
}
