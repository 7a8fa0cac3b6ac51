import { contestEntry } from '#content/contest-entry.ts'
import { yearOf } from '#contracts/dates.ts'
import { submissionLengths } from '#contracts/limits.ts'
import { useToday } from '../../../components/availability/use-today.ts'
import { ChoiceField, TextField } from '../../../components/form/fields.tsx'
import { FormSection } from '../../../components/form/form-frame.tsx'
import { useCabins } from '../../../documents.ts'

const { fields, sections } = contestEntry.form
const { choose, hint, label } = fields.cabinStayed

/** The guest, the stay, and the story. */
export function EntryFields() {
  const cabins = useCabins()
  return (
    <FormSection heading={sections.guest}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="guestName"
          {...fields.guestName}
          maxLength={submissionLengths.guestName}
          autoComplete="name"
          required
        />
        <TextField
          name="guestEmail"
          {...fields.guestEmail}
          type="email"
          maxLength={submissionLengths.guestEmail}
          autoComplete="email"
          required
        />
        <ChoiceField
          name="cabinStayed"
          label={label}
          hint={hint(cabins.length)}
          none={choose}
          options={cabins.map(({ name }) => name)}
          labelOf={(name) => name}
          required
        />
        <TextField
          name="stayDates"
          label={fields.stayDates.label}
          hint={fields.stayDates.hint(yearOf(useToday()))}
          maxLength={submissionLengths.stayDates}
          required
        />
      </div>
      <TextField
        name="description"
        {...fields.description}
        rows={5}
        maxLength={submissionLengths.description}
        required
      />
    </FormSection>
  )
}
