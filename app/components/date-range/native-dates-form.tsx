import type { RefObject } from 'react'
import { cabinPage } from '#content/cabin-page.ts'
import { Button } from '../button.tsx'
import { Field } from '../form/field.tsx'

interface NativeDatesFormProps {
  /** Slug. */
  cabin: string
  ref: RefObject<HTMLFormElement | null>
}

const { booking } = cabinPage

/** Native date fields, until the calendar loads and without scripts; redirects to the partner. */
export function NativeDatesForm({ cabin, ref }: NativeDatesFormProps) {
  return (
    <form
      ref={ref}
      action={`/book/${cabin}`}
      method="get"
      target="_blank"
      rel="noopener noreferrer"
      className="grid w-72 max-w-full gap-3"
    >
      <Field label={booking.checkIn}>
        {(control) => <input type="date" name="checkIn" {...control} />}
      </Field>
      <Field label={booking.checkOut}>
        {(control) => <input type="date" name="checkOut" {...control} />}
      </Field>
      <Button type="submit">{booking.button}</Button>
    </form>
  )
}
