/** What was typed into a field of a form, trimmed; empty for a field that is not there. */
export function textIn(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
