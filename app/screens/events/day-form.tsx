import { eventsPage } from '#content/events/events-page.ts'
import type { Day } from '#contracts/dates.ts'
import { Button } from '../../components/button.tsx'
import { Field, TextInput } from '../../components/form/field.tsx'

/** The browser's own date field: what serves until the month has arrived, and without scripts. */
export function DayForm({ day }: { day: Day }) {
  return (
    <form action="/events#event-calendar" method="get" className="grid gap-3">
      <input type="hidden" name="view" value="calendar" />
      <Field label={eventsPage.calendar.chooseDay}>
        {(control) => <TextInput type="date" name="day" defaultValue={day} {...control} />}
      </Field>
      <Button type="submit" kind="secondary">
        {eventsPage.calendar.show}
      </Button>
    </form>
  )
}
