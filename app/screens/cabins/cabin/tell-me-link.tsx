import { Link } from 'react-router'
import { tellMe } from '#content/tell-me.ts'
import { stayQuery, type Stay } from '#contracts/booking.ts'
import type { Cabin } from '#contracts/site/cabins.ts'

/** Where guests ask to be told when these days open. Loaded only if they are not free. */
export default function TellMeLink({ cabin, stay }: { cabin: Cabin; stay: Stay }) {
  return (
    <Link
      to={`/openings?cabin=${cabin.slug}&${stayQuery(stay)}`}
      className="inline-flex min-h-8 items-center text-sm font-semibold text-ember-ink underline underline-offset-4"
    >
      {tellMe}
    </Link>
  )
}
