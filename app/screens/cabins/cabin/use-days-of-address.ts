import { useEffect, useState } from 'react'
import { todayIn } from '#contracts/dates.ts'
import { nothingChosen, type ChosenDays } from '../../../components/date-range/chosen-days.ts'
import { useFacts } from '../../../documents.ts'

export interface Days {
  chosen: ChosenDays
  choose: (chosen: ChosenDays) => void
}

/** Chosen days, at first those in the address, read in the browser: one cached page serves all. */
export function useDaysOfAddress(): Days {
  const { timeZone } = useFacts()
  const [chosen, choose] = useState(nothingChosen)
  useEffect(() => {
    if (!location.search.includes('from=')) return
    void import('../../../components/date-range/days-from-address.ts').then(({ daysFromAddress }) =>
      choose(daysFromAddress(location.search, todayIn(timeZone))),
    )
  }, [timeZone])
  return { chosen, choose }
}
