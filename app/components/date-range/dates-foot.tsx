import { staySearchWords as words } from '#content/stay-search.ts'
import { shortStay } from '#contracts/date-formats.ts'
import { nightsBetween } from '#contracts/dates.ts'
import { nextCheckIn } from '#contracts/next-check-in.ts'
import { firstNightNotFree, type CabinNights } from '#contracts/nights.ts'
import { weekendsFrom } from '#contracts/weekends.ts'
import { useFacts } from '../../documents.ts'
import { Button } from '../button.tsx'
import { nothingChosen, stayOf, type ChosenDays } from './chosen-days.ts'

interface DatesFootProps {
  /** Id of the popover that it is in. */
  popover: string
  chosen: ChosenDays
  onChange: (chosen: ChosenDays) => void
  nights: CabinNights
}

/** Always in view below a calendar: weekends until something is chosen, and the way out. */
export function DatesFoot({ popover, chosen, onChange, nights }: DatesFootProps) {
  const stay = stayOf(chosen)
  return (
    <div className="sticky -bottom-4 z-10 -mb-4 flex items-center justify-between gap-2 border-t border-line bg-card pt-3 pb-4">
      {chosen.checkIn ? (
        <Button kind="quiet" size="small" className="-ml-4" onClick={() => onChange(nothingChosen)}>
          {words.clear}
        </Button>
      ) : (
        <Weekends nights={nights} onChange={onChange} />
      )}
      <Button
        size="small"
        className="ml-auto shrink-0"
        popoverTarget={popover}
        popoverTargetAction="hide"
      >
        {stay && `${words.nights(nightsBetween(stay.checkIn, stay.checkOut))} · `}
        {words.done}
      </Button>
    </div>
  )
}

/** Only those that are surely free. */
function Weekends({ nights, onChange }: Pick<DatesFootProps, 'nights' | 'onChange'>) {
  const facts = useFacts()
  return weekendsFrom(nextCheckIn(facts)).map((weekend, at) => {
    if (firstNightNotFree(weekend, nights, facts.turnoverDay) !== null) return null
    return (
      <button
        key={weekend.checkIn}
        type="button"
        className="min-h-11 text-left text-sm font-semibold text-ember-ink underline underline-offset-4"
        onClick={() => onChange(weekend)}
      >
        {words.weekends[at]}
        <span className="sr-only">: {shortStay(weekend)}</span>
      </button>
    )
  })
}
