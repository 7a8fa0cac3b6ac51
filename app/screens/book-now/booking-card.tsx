import { ArrowUpRight } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { Link } from 'react-router'
import { bookNowPage } from '#content/book-now.ts'
import { stayQuery, type Stay } from '#contracts/booking.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { fullDay } from '#contracts/date-formats.ts'
import { BookingLink } from '../../components/cabins/booking-link.tsx'
import { Button, buttonClasses } from '../../components/button.tsx'
import { classes } from '../../components/classes.ts'
import { Dialog } from '../../components/dialog.tsx'
import { useFacts } from '../../documents.ts'
import { useLinkedStay } from '../../components/stay-search/use-carried-stay.ts'
import { Card } from './feed-cards.tsx'
import type { PickedDay } from './picked-day.ts'

interface BookingCardProps {
  cabin: Pick<Cabin, 'slug' | 'bookingUrl'>
  picked: PickedDay | null
}

const { booking: words } = bookNowPage

/** Book Now with its alert, and the actual link to the partner. */
export function BookingCard({ cabin, picked }: BookingCardProps) {
  const { name: partner } = useFacts().bookingPartner
  const [isAlertOpen, setAlertOpen] = useState(false)
  const stay = useLinkedStay(picked?.stay)
  const link = { cabin, place: 'other', stay } as const
  return (
    <Card id="booking-heading" heading={words.heading}>
      {picked ? (
        <p>
          <span className="eyebrow block text-xs text-soft">{words.chosen}</span>
          <strong className="font-semibold">{fullDay(picked.day)}</strong>
        </p>
      ) : (
        <p className="noscript:hidden! text-soft">{words.noDay}</p>
      )}
      <Button className="noscript:hidden! w-full" onClick={() => setAlertOpen(true)}>
        {words.button}
      </Button>
      <BookingLink {...link} className={classes(buttonClasses('secondary'), 'w-full')}>
        {words.partner(partner)}
        <ArrowUpRight aria-hidden className="size-5 shrink-0" />
      </BookingLink>
      {picked && <p className="text-sm text-soft">{picked.refusal ?? words.oneNight(partner)}</p>}
      <Link
        to={`/cabins/${cabin.slug}${linkQuery(picked, stay)}`}
        prefetch="intent"
        className="font-medium underline underline-offset-4 hover:no-underline"
      >
        {words.longer}
      </Link>
      {isAlertOpen && <PartnerAlert link={link} onClose={() => setAlertOpen(false)} />}
    </Card>
  )
}

/** One day picked here begins a longer stay; one in the address is complete. */
function linkQuery(picked: PickedDay | null, stay: Stay | null): string {
  if (!stay) return ''
  return picked ? `?from=${stay.checkIn}` : `?${stayQuery(stay)}`
}

interface PartnerAlertProps {
  link: Omit<ComponentProps<typeof BookingLink>, 'children'>
  onClose: () => void
}

/** Explains what Book Now does (section 2), and lets the guest do it. */
function PartnerAlert({ link, onClose }: PartnerAlertProps) {
  const { name: partner } = useFacts().bookingPartner
  return (
    <Dialog label={words.alert.heading} onClose={onClose}>
      <div className="grid gap-4">
        <h2 className="pr-12 text-xl">{words.alert.heading}</h2>
        <p>{words.alert.text}</p>
        <BookingLink {...link} className={buttonClasses('primary')}>
          {words.alert.go(partner)}
          <ArrowUpRight aria-hidden className="size-5 shrink-0" />
        </BookingLink>
      </div>
    </Dialog>
  )
}
