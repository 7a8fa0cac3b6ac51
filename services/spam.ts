import { fastestHumanMs } from '#contracts/limits.ts'

/** Sent by forms for spam detection: a hidden field, and the time it took to fill them in. */
export interface Traces {
  website: string
  /** Zero if the browser did not say. */
  filledInMs: number
}

/** Whether a form is possible spam: the honeypot is filled in, or it was filled in too fast. */
export function looksLikeSpam({ website, filledInMs }: Traces): boolean {
  const isTooFast = filledInMs > 0 && filledInMs < fastestHumanMs
  return website !== '' || isTooFast
}
