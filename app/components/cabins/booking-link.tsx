import type { ReactNode } from 'react'
import { bookingUrl, type Stay } from '#contracts/booking.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { useFacts } from '../../documents.ts'
import { useLinkedStay } from '../stay-search/use-carried-stay.ts'
import { interfaceWords } from '#content/interface.ts'
import { longestSource } from '#contracts/limits.ts'
import type { Referral, ReferralPlace } from '#contracts/referrals.ts'

interface BookingLinkProps {
  /** Null for the property as a whole. */
  cabin: Pick<Cabin, 'slug' | 'bookingUrl'> | null
  place: ReferralPlace
  /** By default the one last chosen on any page; null for none. */
  stay?: Stay | null | undefined
  className?: string
  children: ReactNode
}

/** Link to the booking partner: a new tab without opener or referrer. Clicks are counted. */
export function BookingLink({ cabin, place, ...rest }: BookingLinkProps) {
  const stay = useLinkedStay(rest.stay)
  const { checkIn, checkOut } = stay ?? noDates
  const { bookingPartner, bookingTemplates } = useFacts()
  const address = cabin?.bookingUrl ?? bookingPartner.propertyUrl
  const slug = cabin?.slug ?? null
  const count = () => countReferral({ cabin: slug, place, checkIn, checkOut, cameFrom: cameFrom() })
  return (
    <a
      href={bookingUrl(address, stay, bookingTemplates)}
      target="_blank"
      rel="noopener noreferrer"
      onClick={count}
      onAuxClick={(event) => event.button === 1 && count()}
      className={rest.className}
    >
      {rest.children}
      <span className="sr-only"> {interfaceWords.opensPartner}</span>
    </a>
  )
}

const noDates = { checkIn: null, checkOut: null }

/** What led to the page that was loaded; moving on inside the site keeps both. */
function cameFrom(): string {
  const [visit] = performance.getEntriesByType('navigation')
  const campaign = visit && new URL(visit.name).searchParams.get('utm_source')
  return (campaign ?? document.referrer.split('/')[2] ?? '').slice(0, longestSource)
}

/** The browser sends a beacon in the background, so the guest never waits. */
function countReferral(referral: Referral): void {
  const body = new Blob([JSON.stringify(referral)], { type: 'application/json' })
  navigator.sendBeacon('/api/referrals', body)
}
