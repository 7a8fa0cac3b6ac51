import { Link, useSearchParams } from 'react-router'
import { type Stay, stayQuery } from '#contracts/booking.ts'
import { freeCabinsWords as words } from '#content/cabins-page.ts'
import { shortDay, shortStay } from '#contracts/date-formats.ts'
import { nextCheckIn } from '#contracts/next-check-in.ts'
import { buttonClasses } from '../../components/button.tsx'
import { classes } from '../../components/classes.ts'
import { useCabins, useFacts } from '../../documents.ts'
import { nearbyStays, type KnownCabin, type NearbyStay } from '#contracts/nearby-stays.ts'
import { tellMe } from '#content/tell-me.ts'
import type { Cabin } from '#contracts/site/cabins.ts'

interface NearbyLinksProps {
  stay: Stay
  known: readonly KnownCabin[] | undefined
  /** Whether one is booked then, and not only not open yet. */
  isAnyBooked: boolean
}

/** If no cabin is free: the same length of stay on other days, each as a search. */
export default function NearbyLinks({ stay, known, isAnyBooked }: NearbyLinksProps) {
  const facts = useFacts()
  if (!known) return null
  const found = nearbyStays(stay, known, {
    today: nextCheckIn(facts),
    turnoverDay: facts.turnoverDay,
  })
  if (found.length === 0)
    return isAnyBooked && <p className="mt-3">{words.nearby.none(facts.phone)}</p>
  return (
    <section aria-labelledby="nearby-heading" className="mt-5">
      <h2 id="nearby-heading" className="text-xl">
        {words.nearby.heading}
      </h2>
      <ul className="mt-3 grid gap-3 md:grid-cols-3">
        {found.map((each) => (
          <li key={each.stay.checkIn} className="grid">
            <NearbyLink nearby={each} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function NearbyLink({ nearby: { stay, cabins } }: { nearby: NearbyStay }) {
  const all = useCabins()
  const to = useSearchFor(stay)
  return (
    <Link
      to={to}
      preventScrollReset
      className="grid content-start gap-0.5 rounded-lg border-2 border-oak/40 bg-oak-wash p-4 hover:border-oak"
    >
      <span className="font-display text-lg font-bold text-oak">
        {words.stay(shortDay(stay.checkIn), shortDay(stay.checkOut))}
      </span>
      <span>{cabins.map((slug) => all.find((cabin) => cabin.slug === slug)?.name).join(', ')}</span>
    </Link>
  )
}

/** The nearest days on which a booked cabin is free, as a search. */
function NearestStay({ stay, cabin }: { stay: Stay; cabin: string }) {
  const to = useSearchFor(stay)
  return (
    <Link
      to={to}
      preventScrollReset
      className={classes(
        buttonClasses('secondary', 'small'),
        'relative z-1 px-3! text-sm! border-oak! text-oak! hover:bg-oak! hover:text-paper!',
      )}
    >
      {words.nearest(shortStay(stay))}
      <span className="sr-only">: {cabin}</span>
    </Link>
  )
}

/** The same search with other days. */
function useSearchFor(stay: Stay): string {
  const [search] = useSearchParams()
  const query = new URLSearchParams(search)
  query.set('from', stay.checkIn)
  query.set('to', stay.checkOut)
  query.delete('cabin')
  return `/cabins?${query}`
}

interface ShutCabinProps {
  cabin: Cabin
  /** With the guests. */
  stay: Stay
  known: readonly KnownCabin[] | undefined
  /** Whether guests can be written to. */
  hasOpenings: boolean
}

/** What is left on a card that is booked: the nearest free days, and to hear when these open. */
export function ShutCabin({ cabin, stay, known, hasOpenings }: ShutCabinProps) {
  const facts = useFacts()
  const nights = known?.filter((each) => each.cabin === cabin.slug)
  const [nearest] = nights
    ? nearbyStays(stay, nights, { today: nextCheckIn(facts), turnoverDay: facts.turnoverDay })
    : []
  return (
    <>
      {nearest && <NearestStay stay={nearest.stay} cabin={cabin.name} />}
      {hasOpenings && (
        <Link
          to={`/openings?cabin=${cabin.slug}&${stayQuery(stay)}`}
          className="relative z-1 inline-flex min-h-8 thumb items-center text-sm font-semibold text-ember-ink underline underline-offset-4"
        >
          {tellMe}
          <span className="sr-only">: {cabin.name}</span>
        </Link>
      )}
    </>
  )
}
