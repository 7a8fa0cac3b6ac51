import { fastestHumanMs } from '#contracts/limits.ts'

/** What forms send along for this: a field that nobody sees, and the time it took to fill them in. */
export interface Traces {
  website: string
  /** Zero when the browser did not say. */
  filledInMs: number
}

/** Whether a form is possible spam: the honeypot is filled in, or it was written too fast. */
export function looksLikeSpam({ website, filledInMs }: Traces): boolean {
  const isTooFast = filledInMs > 0 && filledInMs < fastestHumanMs
  return website !== '' || isTooFast
}
