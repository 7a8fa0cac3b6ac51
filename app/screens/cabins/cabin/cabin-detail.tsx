import { cabinPage } from '#content/cabin-page.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { BackLink } from '../../../components/back-link.tsx'
import { useCabin } from '../../../documents.ts'
import { Amenities } from './amenities.tsx'
import { BookingCard } from './booking-card.tsx'
import { CabinHeading } from './cabin-heading.tsx'
import { DrivingTimes, Nearby } from './nearby.tsx'
import { OtherCabins } from './other-cabins.tsx'
import { Photos } from './photos.tsx'
import { ShareBlock } from './share.tsx'
import { Welcome } from './welcome.tsx'
import { Check } from 'lucide-react'

interface CabinDetailProps {
  slug: string
  others: readonly Cabin[]
}

export function CabinDetail({ slug, others }: CabinDetailProps) {
  const cabin = useCabin(slug)
  return (
    <article className="pt-5">
      <div className="wrap">
        <BackLink {...cabinPage.back} />
        <CabinHeading cabin={cabin} />
      </div>
      <Photos cabin={cabin} />
      <div className="wrap mt-10 grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_min(23rem,42%)]">
        <div className="lg:sticky lg:top-28 lg:col-start-2 lg:row-start-1 lg:self-start">
          <BookingCard cabin={cabin} />
        </div>
        <div className="grid grid-cols-1 gap-14">
          <Welcome cabin={cabin} />
          <ShareBlock cabin={cabin} />
          <Amenities cabin={cabin} />
          <Nearby places={cabin.nearby} />
          <DrivingTimes />
          <Rules rules={cabin.rules} />
        </div>
      </div>
      <OtherCabins others={others} />
    </article>
  )
}

function Rules({ rules }: { rules: readonly string[] }) {
  return (
    <section aria-labelledby="rules-heading">
      <h2 id="rules-heading" className="text-heading">
        {cabinPage.headings.rules}
      </h2>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2">
        {rules.map((rule) => (
          <li key={rule} className="flex gap-3">
            <Check aria-hidden className="mt-1 size-5 shrink-0 text-oak" />
            {rule}
          </li>
        ))}
      </ul>
    </section>
  )
}
