import { cabinPage } from '#content/cabin-page.ts'
import type { NearbyPlace } from '#contracts/site/cabins.ts'
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
            <div>
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
    <section aria-labelledby="driving-heading" className="rounded-lg bg-oak-wash p-6">
      <h2 id="driving-heading" className="text-xl">
        {headings.drivingTimes}
      </h2>
      <dl className="mt-3 gap-x-12 sm:columns-2 lg:columns-1">
        {drivingTimes.map(({ place, time }) => (
          <div
            key={place}
            className="flex justify-between gap-4 border-b border-oak/20 py-1.5 text-base"
          >
            <dt>{place}</dt>
            <dd className="font-semibold whitespace-nowrap">{time}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
