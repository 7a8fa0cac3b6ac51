/** The day after a day, for the earliest check-out; empty for what is no day. */
export function dayAfter(day: string): string {
  const start = Date.parse(day)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(start)) return ''
  return new Date(start + 86_400_000).toISOString().slice(0, 10)
}
