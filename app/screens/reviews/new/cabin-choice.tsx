import { reviewPage } from '#content/review-page.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { Badge } from '../../../components/badge.tsx'
import { CabinRooms } from '../../../components/cabins/cabin-facts.tsx'
import { CabinLinkCard } from '../../../components/cabins/cabin-link-card.tsx'
import { useCabins } from '../../../documents.ts'

const { choose } = reviewPage

/** Cards, each a link, so that choosing works without scripts. */
export function CabinChoice() {
  const cabins = useCabins()
  return (
    <section aria-labelledby="choose-heading">
      <h2 id="choose-heading" className="text-heading">
        {choose.heading}
      </h2>
      <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {cabins.map((cabin) => (
          <li key={cabin.slug} className="flex">
            <Choice cabin={cabin} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Choice({ cabin }: { cabin: Cabin }) {
  return (
    <CabinLinkCard cabin={cabin} to={`?cabin=${cabin.slug}`} preventScrollReset>
      <span className="flex flex-wrap items-center justify-between gap-3 p-4">
        {/* Beside the badge where there is room for both, larger text included. */}
        <span className="min-w-0 flex-1 basis-36">
          <span className="sign block text-xl leading-none wrap-anywhere underline-offset-4 group-hover:underline">
            {cabin.name}
          </span>
          <CabinRooms cabin={cabin} />
        </span>
        <Badge tone="ember">{choose.select}</Badge>
      </span>
    </CabinLinkCard>
  )
}
