/** The wall time at an instant as `datetime-local` takes it: '2025-06-30T23:59'. `timeZone` is IANA's. */
export function localTimeOf(instant: string, timeZone: string): string {
  // Swedish dates are written as ISO writes them.
  const shown = new Date(instant).toLocaleString('sv-SE', { timeZone })
  return shown.slice(0, 16).replace(' ', 'T')
}
