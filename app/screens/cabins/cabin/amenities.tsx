import { cabinPage } from '#content/cabin-page.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { classes } from '../../../components/classes.ts'
import { FeatureIcon } from '../../../components/feature-icon.tsx'
import { FoldOnPhones, foldedOnPhones } from '../../../components/fold-on-phones.tsx'
import { useDocument } from '../../../documents.ts'

export function Amenities({ cabin }: { cabin: Cabin }) {
  return (
    <section id="amenities" aria-labelledby="amenities-heading" className="group/fold scroll-mt-16">
      <h2 id="amenities-heading" className="text-heading">
        {cabinPage.headings.amenities}
      </h2>
      <ul className="mt-6 grid gap-x-4 gap-y-4 max-md:grid-cols-[repeat(auto-fit,minmax(min(100%,9.25rem),1fr))] max-md:group-has-open/fold:grid-cols-1 md:grid-cols-2 md:gap-x-8 md:gap-y-5">
        {cabin.amenities.map((name) => (
          <Amenity key={name} name={name} />
        ))}
      </ul>
      <div className="mt-5 md:hidden">
        <FoldOnPhones label={cabinPage.folds.amenities} />
      </div>
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
        {known && (
          <p className={classes('text-base text-soft', foldedOnPhones)}>{known.description}</p>
        )}
      </div>
    </li>
  )
}
