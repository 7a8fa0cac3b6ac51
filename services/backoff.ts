/** Then a notification is set aside for the admin, after 25 to 50 hours: limits may be for a day. */
export const triesAtMost = 18

const firstDelayMs = 30_000
const longestDelayMs = 6 * 60 * 60 * 1000

/**
 * Milliseconds to wait after this try (from 1): 30 s, doubled with each try up to 6 h. `random` (0
 * to below 1) subtracts up to half, so that simultaneous failures do not retry at the same moment.
 */
export function retryDelayMs(tries: number, random: () => number): number {
  const doubled = firstDelayMs * 2 ** (tries - 1)
  return Math.round(Math.min(doubled, longestDelayMs) * (1 - random() / 2))
}
