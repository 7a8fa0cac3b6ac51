import { cabinPage } from '#content/cabin-page.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { FeatureIcon } from '../../../components/feature-icon.tsx'
import { useDocument } from '../../../documents.ts'

export function Amenities({ cabin }: { cabin: Cabin }) {
  return (
    <section id="amenities" aria-labelledby="amenities-heading" className="scroll-mt-16">
      <h2 id="amenities-heading" className="text-heading">
        {cabinPage.headings.amenities}
      </h2>
      <ul className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {cabin.amenities.map((name) => (
          <Amenity key={name} name={name} />
        ))}
      </ul>
    </section>
  )
}

function Amenity({ name }: { name: string }) {
  const known = useDocument('stay').amenities.find((amenity) => amenity.name === name)
  return (
    <li className="flex gap-3.5">
      {known && <FeatureIcon name={known.icon} className="mt-0.5 size-6 shrink-0 text-oak" />}
      <div>
        <p className="font-semibold">{name}</p>
        {known && <p className="text-base text-soft">{known.description}</p>}
      </div>
    </li>
  )
}
