/** A form's values by field name; several for boxes with the same name. */
export type FormValues = Readonly<Record<string, readonly string[]>>

/** Error messages by field. */
export type FieldErrors = Readonly<Record<string, string>>

export function valuesOf(form: FormData): FormValues {
  const names = new Set(form.keys())
  const textsNamed = (name: string) =>
    form.getAll(name).filter((value) => typeof value === 'string')
  // Not collected in an object: field names may collide with its prototype.
  return Object.fromEntries(Array.from(names, (name) => [name, textsNamed(name)]))
}

/** The values typed so far. */
export function typedIn(form: HTMLFormElement | null): FormValues {
  return form ? valuesOf(new FormData(form)) : {}
}

/** The single value of a field, or an empty text. */
export function textOf(values: FormValues | undefined, name: string): string {
  return values?.[name]?.[0] ?? ''
}

/** The single values of several fields. */
export function textsOf<Name extends string>(
  values: FormValues,
  names: readonly Name[],
): Record<Name, string> {
  const texts = names.map((name) => [name, textOf(values, name)])
  return Object.fromEntries(texts) as Record<Name, string>
}
