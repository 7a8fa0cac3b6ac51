import { useId } from 'react'
import { cabinPage } from '#content/cabin-page.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { stayQuery, type Stay } from '#contracts/booking.ts'
import { Link } from 'react-router'
import { useNextFree } from '../../../components/availability/use-next-free.ts'
import { moveFocusTo } from '../../../components/move-focus.ts'
import { shortStay } from '#contracts/date-formats.ts'

const { nextFree } = cabinPage

interface NextFreeProps {
  cabin: Cabin
  /** What the guest has chosen. */
  chosen: Stay | null
}

/** Free nights that one press takes, without scripts too; nothing if those chosen may be free. */
export function NextFree({ cabin, chosen }: NextFreeProps) {
  const { data, isPending } = useNextFree(cabin.slug, chosen)
  const daysId = useId()
  const stay = data?.stay
  const isTooSmall = (chosen?.guests ?? 0) > cabin.sleeps
  if (isTooSmall || (!stay && (chosen || !isPending))) return null
  const guests = chosen?.guests
  return (
    <p className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 text-sm">
      {stay && (
        <>
          <span id={daysId} className="font-semibold">
            {chosen ? nextFree.nearest : nextFree.label} {shortStay(stay)}
          </span>
          <Link
            to={`?${stayQuery(guests === undefined ? stay : { ...stay, guests })}`}
            replace
            preventScrollReset
            aria-describedby={daysId}
            className="inline-flex min-h-8 thumb items-center font-semibold text-ember-ink underline underline-offset-4"
            onClick={() => moveFocusTo(document.getElementById('booking-heading'), false)}
          >
            {nextFree.take}
          </Link>
        </>
      )}
    </p>
  )
}
