/** What is in a form, by the names of its fields; several values for boxes that share a name. */
export type FormValues = Readonly<Record<string, readonly string[]>>

/** What is wrong with which field. */
export type FieldErrors = Readonly<Record<string, string>>

export function valuesOf(form: FormData): FormValues {
  const names = new Set(form.keys())
  // Not collected in an object: anybody may send fields named like parts of one.
  return Object.fromEntries(Array.from(names, (name) => [name, form.getAll(name).filter(isText)]))
}

function isText(value: FormDataEntryValue): value is string {
  return typeof value === 'string'
}

/** The one value of a field, or an empty text. */
export function textOf(values: FormValues | undefined, name: string): string {
  return values?.[name]?.[0] ?? ''
}

/** Several fields at once, each with its one value. */
export function textsOf<Name extends string>(
  values: FormValues,
  names: readonly Name[],
): Record<Name, string> {
  const texts = names.map((name) => [name, textOf(values, name)])
  return Object.fromEntries(texts) as Record<Name, string>
}

/** The choice of a list, or null where none was made. */
export function choiceOf(values: FormValues, name: string): string | null {
  return textOf(values, name) || null
}
