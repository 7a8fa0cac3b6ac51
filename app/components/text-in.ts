/** A form field's trimmed text; empty if it does not exist. */
export function textIn(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
