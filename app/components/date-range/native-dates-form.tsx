import type { RefObject } from 'react'
import { cabinPage } from '#content/cabin-page.ts'
import { Button } from '../button.tsx'
import type { ChosenDays } from './chosen-days.ts'
import { NativeDates } from './native-dates.tsx'

interface NativeDatesFormProps {
  /** Slug. */
  cabin: string
  chosen: ChosenDays
  ref: RefObject<HTMLFormElement | null>
}

const { booking } = cabinPage

/** Native date fields, until the calendar loads and without scripts; redirects to the partner. */
export function NativeDatesForm({ cabin, chosen, ref }: NativeDatesFormProps) {
  return (
    <form
      ref={ref}
      action={`/book/${cabin}`}
      method="get"
      target="_blank"
      rel="noopener noreferrer"
      className="grid w-72 max-w-full gap-3"
    >
      <NativeDates
        names={['checkIn', 'checkOut']}
        labels={[booking.checkIn, booking.checkOut]}
        chosen={chosen}
      />
      <Button type="submit">{booking.button}</Button>
    </form>
  )
}
