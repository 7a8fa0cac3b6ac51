import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { tellMe } from '#content/tell-me.ts'
import type { FreeCabins } from '#contracts/availability.ts'
import { stayQuery, type Stay } from '#contracts/booking.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import type { ApiKey } from '../../../queries.ts'

interface BookedDaysProps {
  cabin: Cabin
  stay: Stay
  /** Of the answer whether the cabins are free then. */
  queryKey: ApiKey
}

/** If the chosen days are not free: the way to hear when they are. Loaded once days are chosen. */
export default function BookedDays({ cabin, stay, queryKey }: BookedDaysProps) {
  const { data } = useQuery<FreeCabins>({ queryKey })
  const state = data?.cabins.find((each) => each.cabin === cabin.slug)?.state
  if (!data?.openings || (state !== 'booked' && state !== 'notOpen')) return null
  return (
    <Link
      to={`/openings?cabin=${cabin.slug}&${stayQuery(stay)}`}
      className="inline-flex min-h-8 items-center text-sm font-semibold text-ember-ink underline underline-offset-4"
    >
      {tellMe}
    </Link>
  )
}
