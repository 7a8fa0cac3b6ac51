import { useCallback, useEffect, useState } from 'react'
import { todayIn } from '#contracts/dates.ts'
import { useFacts } from '../../documents.ts'
import { nothingChosen, type ChosenDays } from '../date-range/chosen-days.ts'

/** What a guest has in mind. */
export interface CarriedStay {
  days: ChosenDays
  /** Undefined until chosen. */
  guests: number | undefined
}

export const nothingCarried: CarriedStay = { days: nothingChosen, guests: undefined }

/** Only ever set in a browser, where it lasts as long as the tab shows the site. */
let carried = nothingCarried

/** For every screen that comes. */
export function rememberStay(stay: CarriedStay): void {
  carried = stay
}

/**
 * The days and guests in the address, or else those last chosen on any page. Read in the browser:
 * one cached page serves all.
 */
export function useCarriedStay(): [stay: CarriedStay, carry: (stay: CarriedStay) => void] {
  const { timeZone } = useFacts()
  const [stay, setStay] = useState(nothingCarried)
  const carry = useCallback((next: CarriedStay) => {
    rememberStay(next)
    setStay(next)
  }, [])
  useEffect(() => {
    const { search } = location
    if (!search.includes('from=')) return setStay(carried)
    void import('../date-range/days-from-address.ts').then((code) =>
      carry({
        days: code.daysFromAddress(search, todayIn(timeZone)),
        guests: code.guestsFromAddress(search),
      }),
    )
  }, [carry, timeZone])
  return [stay, carry]
}
