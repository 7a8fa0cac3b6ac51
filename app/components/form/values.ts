import { honeypotField } from './honeypot.tsx'

/** What stands in a form, by the names of its fields; several values for boxes that share a name. */
export type FormValues = Readonly<Record<string, readonly string[]>>

/** What is wrong with which field. */
export type Mistakes = Readonly<Record<string, string>>

/** A field that must be filled in, with the words beside it. */
export interface RequiredField {
  name: string
  label: string
}

export function valuesOf(form: FormData): FormValues {
  const names = new Set(form.keys())
  // Not gathered in an object: anybody may send fields that have the names of its own parts.
  return Object.fromEntries(Array.from(names, (name) => [name, form.getAll(name).filter(isText)]))
}

function isText(value: FormDataEntryValue): value is string {
  return typeof value === 'string'
}

/** The one value of a field, or an empty text. */
export function textOf(values: FormValues | undefined, name: string): string {
  return values?.[name]?.[0] ?? ''
}

/** What is still missing, as it is called beside the field, in the order of the form. */
export function missingIn(values: FormValues, required: readonly RequiredField[]): string[] {
  return required
    .filter(({ name }) => textOf(values, name).trim() === '')
    .map(({ label }) => label.replace(/\s*\*$/, ''))
}

/** The choice of a list, or null where none was made. */
export function choiceOf(values: FormValues, name: string): string | null {
  return textOf(values, name) || null
}

/** What both forms send alike. `filledInMs`: how long the guest had the form, 0 when nobody counted. */
export function contactOf(values: FormValues, filledInMs: number) {
  return {
    name: textOf(values, 'name'),
    email: textOf(values, 'email').trim(),
    phone: textOf(values, 'phone'),
    contactPreference: choiceOf(values, 'contactPreference'),
    budget: choiceOf(values, 'budget'),
    website: textOf(values, honeypotField),
    filledInMs,
  }
}
