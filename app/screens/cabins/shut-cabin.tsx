import { Link } from 'react-router'
import { tellMe } from '#content/tell-me.ts'
import { stayQuery, type Stay } from '#contracts/booking.ts'
import { nextCheckIn } from '#contracts/next-check-in.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { useFacts } from '../../documents.ts'
import { NearestStay } from './nearby-links.tsx'
import { nearbyStays, type KnownCabin } from '#contracts/nearby-stays.ts'

interface ShutCabinProps {
  cabin: Cabin
  /** With the guests. */
  stay: Stay
  known: readonly KnownCabin[] | undefined
  /** Whether guests can be written to. */
  hasOpenings: boolean
}

/** What is left on a card that is booked: the nearest free days, and to hear when these open. */
export default function ShutCabin({ cabin, stay, known, hasOpenings }: ShutCabinProps) {
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
