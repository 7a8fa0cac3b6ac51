import { cabinPage } from '#content/cabin-page.ts'
import type { NearbyPlace } from '#contracts/site/cabins.ts'
import { FoldOnPhones, foldedOnPhones } from '../../../components/fold-on-phones.tsx'
import { classes } from '../../../components/classes.ts'
import { useDocument } from '../../../documents.ts'

const { headings, away } = cabinPage

export function Nearby({ places }: { places: readonly NearbyPlace[] }) {
  return (
    <section id="nearby" aria-labelledby="nearby-heading" className="scroll-mt-16">
      <h2 id="nearby-heading" className="text-heading">
        {headings.nearby}
      </h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {places.map(({ name, distance, description }) => (
          <li key={name} className="grid gap-x-6 py-4 sm:grid-cols-[12rem_1fr]">
            <div className="max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between max-sm:gap-x-4">
              <h3 className="text-lg">{name}</h3>
              <p className="text-base font-medium text-ember-ink">{away(distance)}</p>
            </div>
            <p className="text-soft">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The drive from the cabins, as worded on this screen (specification, section 9). */
export function DrivingTimes() {
  const { drivingTimes } = useDocument('stay')
  return (
    <section aria-labelledby="driving-heading" className="group/fold rounded-lg bg-oak-wash p-6">
      <h2 id="driving-heading" className="text-xl">
        {headings.drivingTimes}
      </h2>
      <div className="mt-3 md:hidden">
        <FoldOnPhones label={cabinPage.folds.drivingTimes(drivingTimes.length)} />
      </div>
      <dl className={classes('mt-3 gap-x-12 sm:columns-2 lg:columns-1', foldedOnPhones)}>
        {drivingTimes.map(({ place, time }) => (
          <div
            key={place}
            className="flex flex-wrap justify-between gap-x-4 border-b border-oak/20 py-1.5 text-base"
          >
            <dt>{place}</dt>
            <dd className="font-semibold">{time}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
