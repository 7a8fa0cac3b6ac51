import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { Stay } from '#contracts/booking.ts'
import { freeCabinsWords as words } from '#content/cabins-page.ts'
import { shortDay } from '#contracts/date-formats.ts'
import { todayIn } from '#contracts/dates.ts'
import { renewMs } from '../../components/availability/use-availability.ts'
import { useCabins, useFacts } from '../../documents.ts'
import { readOverHttp } from '../../queries.ts'
import { knownCabinsQuery } from './free-cabins-query.ts'
import { nearbyStays, type NearbyStay } from './nearby-stays.ts'

interface NearbyLinksProps {
  stay: Stay
  guests: number
}

/** If no cabin is free: the same length of stay on other days, each as a search. */
export function NearbyLinks({ stay, guests }: NearbyLinksProps) {
  const { phone, timeZone, turnoverDay } = useFacts()
  const sources = { read: readOverHttp, cabins: useCabins() }
  const { data: known } = useQuery({
    ...knownCabinsQuery(sources, guests),
    refetchInterval: renewMs,
  })
  if (!known) return null
  const found = nearbyStays(stay, known, { today: todayIn(timeZone), turnoverDay })
  if (found.length === 0) return <p className="mt-3">{words.nearby.none(phone)}</p>
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
  const [search] = useSearchParams()
  const query = new URLSearchParams(search)
  query.set('from', stay.checkIn)
  query.set('to', stay.checkOut)
  query.delete('cabin')
  return (
    <Link
      to={`/cabins?${query}`}
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
