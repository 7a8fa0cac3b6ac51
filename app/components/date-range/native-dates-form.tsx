import type { RefObject } from 'react'
import { cabinPage } from '#content/cabin-page.ts'
import { Button } from '../button.tsx'
import { Field, TextInput } from '../form/field.tsx'

interface NativeDatesFormProps {
  /** Slug of the cabin. */
  cabin: string
  ref: RefObject<HTMLFormElement | null>
}

const { booking } = cabinPage

/**
 * The browser's own date fields: what a guest uses until the calendar has arrived, and always
 * without scripts. It is answered with a redirect to the partner, the dates in its address.
 */
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
        {(control) => <TextInput type="date" name="checkIn" {...control} />}
      </Field>
      <Field label={booking.checkOut}>
        {(control) => <TextInput type="date" name="checkOut" {...control} />}
      </Field>
      <Button type="submit">{booking.button}</Button>
    </form>
  )
}

/** What a guest has typed already, to be kept when the calendar comes; null for nothing. */
export function typedDays(form: HTMLFormElement | null) {
  if (!form) return null
  const typed = new FormData(form)
  const read = (name: string) => {
    const value = typed.get(name)
    return typeof value === 'string' && value !== '' ? value : null
  }
  const days = { checkIn: read('checkIn'), checkOut: read('checkOut') }
  return days.checkIn || days.checkOut ? days : null
}
