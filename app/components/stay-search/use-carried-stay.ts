import { useEffect, useSyncExternalStore } from 'react'
import type { Stay } from '#contracts/booking.ts'
import { todayIn } from '#contracts/dates.ts'
import { useFacts } from '../../documents.ts'
import { nothingChosen, stayOf, type ChosenDays } from '../date-range/chosen-days.ts'
import { daysFromAddress, guestsFromAddress } from '../date-range/days-from-address.ts'

/** What a guest has in mind. */
export interface CarriedStay {
  days: ChosenDays
  /** Undefined until chosen. */
  guests: number | undefined
}

export const nothingCarried: CarriedStay = { days: nothingChosen, guests: undefined }

/** Only ever set in a browser, where it lasts as long as the tab shows the site. */
let carried = nothingCarried
const listeners = new Set<() => void>()

/** Updates links to the partner at once; later pages start with it. */
export function carry(stay: CarriedStay): void {
  carried = stay
  for (const listener of listeners) listener()
}

/** The days and guests last chosen on any page, or those in the address of this one. */
export function useCarriedStay(): CarriedStay {
  const { timeZone } = useFacts()
  useEffect(() => {
    const { search } = location
    if (!search.includes('from=')) return
    // Without waiting for code, so that it comes before any choice of the guest's.
    carry({
      days: daysFromAddress(search, todayIn(timeZone)),
      guests: guestsFromAddress(search),
    })
  }, [timeZone])
  return useCarried()
}

/** A link's stay: its own, or by default the one last chosen on any page. */
export function useLinkedStay(own: Stay | null | undefined): Stay | null {
  const { days, guests } = useCarried()
  return own === undefined ? withGuests(days, guests) : own
}

/** Null until both days are chosen. */
export function withGuests(days: ChosenDays, guests: number | undefined): Stay | null {
  const stay = stayOf(days)
  return stay && guests !== undefined ? { ...stay, guests } : stay
}

/** Nothing while hydrating: one cached page serves all guests. */
function useCarried(): CarriedStay {
  return useSyncExternalStore(
    subscribe,
    () => carried,
    () => nothingCarried,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
