import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { Stay } from '#contracts/booking.ts'
import type { Day } from '#contracts/dates.ts'
import { guestsIn, showsStay } from '#contracts/stay-address.ts'
import { useToday } from '../availability/use-today.ts'
import {
  daysFromAddress,
  nothingChosen,
  stayOf,
  type ChosenDays,
} from '../date-range/chosen-days.ts'

/** What a guest has in mind. */
export interface CarriedStay {
  days: ChosenDays
  /** Undefined until chosen. */
  guests: number | undefined
}

export const nothingCarried: CarriedStay = { days: nothingChosen, guests: undefined }

/**
 * Only ever set in a browser, where it lasts as long as the tab shows the site; null until the guest
 * chooses or follows an address with days.
 */
let carried: CarriedStay | null = null
const listeners = new Set<() => void>()

/** Updates links to the partner at once; later pages start with it. */
export function carry(stay: CarriedStay): void {
  carried = stay
  for (const listener of listeners) listener()
}

/** The days and guests last chosen on any page, or those in the address of this one. */
export function useCarriedStay(): CarriedStay {
  const { pathname, search } = useLocation()
  const today = useToday()
  useEffect(() => {
    // Without waiting for code, so that it comes before any choice of the guest's.
    if (search.includes('from=')) carry(stayInAddress(pathname, search, today))
  }, [pathname, search, today])
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

/** On the server, and while hydrating, what the address says. */
function useCarried(): CarriedStay {
  const { pathname, search } = useLocation()
  const today = useToday()
  const inAddress = () => stayInAddress(pathname, search, today)
  return useSyncExternalStore(subscribe, () => carried ?? inAddress(), inAddress)
}

let lastParsed: { key: string; stay: CarriedStay } = { key: '', stay: nothingCarried }

/** The same object for the same address, as React compares. */
function stayInAddress(path: string, search: string, today: Day): CarriedStay {
  if (!showsStay(path) || !search.includes('from=')) return nothingCarried
  const key = `${today}${search}`
  if (lastParsed.key !== key) {
    const days = daysFromAddress(search, today)
    const isNone = days.checkIn === null
    const stay = isNone ? nothingCarried : { days, guests: guestsIn(new URLSearchParams(search)) }
    lastParsed = { key, stay }
  }
  return lastParsed.stay
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
