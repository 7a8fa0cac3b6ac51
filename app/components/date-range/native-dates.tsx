import type { ChosenDays } from './chosen-days.ts'
import { Field } from '../form/field.tsx'
import { useToday } from '../availability/use-today.ts'

interface NativeDatesProps {
  names: readonly [checkIn: string, checkOut: string]
  labels: readonly [checkIn: string, checkOut: string]
  chosen: ChosenDays
}

/** The browser's own date fields; they refuse days before today. */
export function NativeDates({ names, labels, chosen }: NativeDatesProps) {
  const today = useToday()
  const values = [chosen.checkIn, chosen.checkOut]
  return names.map((name, at) => (
    <Field key={name} label={labels[at] ?? ''}>
      {(control) => (
        <input type="date" name={name} min={today} defaultValue={values[at] ?? ''} {...control} />
      )}
    </Field>
  ))
}
