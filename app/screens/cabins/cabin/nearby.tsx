import { cabinPage } from '#content/cabin-page.ts'
import type { NearbyPlace, Cabin } from '#contracts/site/cabins.ts'
import { FoldOnPhones, foldedOnPhones } from '../../../components/fold-on-phones.tsx'
import { classes } from '../../../components/classes.ts'
import { useDocument } from '../../../documents.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { swiped, useRowKeys } from '../../../components/swiped.ts'
import { CabinRating, CabinRooms } from '../../../components/cabins/cabin-facts.tsx'
import { CabinLinkCard } from '../../../components/cabins/cabin-link-card.tsx'

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

interface OtherCabinsProps {
  others: readonly Cabin[]
  /** The chosen stay, for their links. */
  query: string
}

export function OtherCabins({ others, query }: OtherCabinsProps) {
  const keys = useRowKeys('others-heading')
  if (others.length === 0) return null
  return (
    <section aria-labelledby="others-heading" className="wrap pt-14 md:pt-20">
      <h2 id="others-heading" className="text-heading">
        {cabinPage.headings.others}
      </h2>
      <ul {...keys} className={classes(swiped, 'sm:grid-cols-2 md:grid-cols-3')}>
        {others.map((cabin) => (
          <li key={cabin.slug} className="flex sm:max-md:last:odd:col-span-2">
            <OtherCabin cabin={cabin} query={query} />
          </li>
        ))}
      </ul>
      <ButtonLink kind="secondary" to={`${cabinPage.all.to}${query}`} className="mt-8">
        {cabinPage.all.label}
      </ButtonLink>
    </section>
  )
}

function OtherCabin({ cabin, query }: { cabin: Cabin; query: string }) {
  return (
    <CabinLinkCard
      cabin={cabin}
      to={`/cabins/${cabin.slug}${query}`}
      prefetch="intent"
      viewTransition
    >
      <div className="grid gap-2 p-5">
        <h3 className="sign text-xl leading-none wrap-anywhere underline-offset-4 group-hover:underline">
          {cabin.name}
        </h3>
        <CabinRating cabin={cabin} />
        <p className="text-soft">{cabin.description}</p>
        <CabinRooms cabin={cabin} />
      </div>
    </CabinLinkCard>
  )
}
