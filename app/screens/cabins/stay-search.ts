import type { Stay } from '#contracts/booking.ts'
import { isDay, type Day } from '#contracts/dates.ts'
import { stayErrorsOn } from '#contracts/stay-errors.ts'
import { guestsFromAddress } from '../../components/date-range/days-from-address.ts'

/** A search in the address of /cabins: `?from=…&to=…&guests=…`. */
export interface StaySearch {
  /** As in the form; empty if the address has no day. */
  from: string
  to: string
  guests: number
  /** Errors by field, in words. */
  mistakes: { from?: string | undefined; to?: string | undefined }
  /** Null if there is no search, or no valid one. */
  stay: Stay | null
}

/** Parses an address; `today` is at the property. Keeps everything the form can show again. */
export function staySearchFrom(search: URLSearchParams, today: Day): StaySearch {
  const from = search.get('from') ?? ''
  const to = search.get('to') ?? ''
  const guests = guestsFromAddress(search.toString())
  const checkIn = isDay(from) ? from : null
  const checkOut = isDay(to) ? to : null
  const wrong = stayErrorsOn(today, checkIn, checkOut)
  const mistakes = { from: wrong.checkIn, to: wrong.checkOut }
  const isPossible = !mistakes.from && !mistakes.to
  const stay = isPossible && checkIn && checkOut ? { checkIn, checkOut } : null
  return { from: checkIn ?? '', to: checkOut ?? '', guests, mistakes, stay }
}

export function hasMistakes({ mistakes }: StaySearch): boolean {
  return Boolean(mistakes.from ?? mistakes.to)
}

/** Our API's address for the search. */
export function freeCabinsAddress({ checkIn, checkOut }: Stay, guests: number): string {
  const query = new URLSearchParams({ from: checkIn, to: checkOut, guests: String(guests) })
  return `/api/availability?${query}`
}
