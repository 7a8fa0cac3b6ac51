import type { CalendarEvent } from '#contracts/events.ts'
import { earlyFallSamples } from './early-fall.ts'
import { firstSamples } from './first.ts'
import { lateFallSamples } from './late-fall.ts'
import { summerSamples } from './summer.ts'
import { winterSamples } from './winter.ts'

/**
 * The built-in events, June 2025 to January 2026, the earliest first (specification, section 3).
 * All are made up: `npm run preflight` names them until the owner has put in real ones, screens mark
 * them, search engines are kept away. Leave out `isSample` for events that took or take place.
 */
export const sampleEvents: readonly CalendarEvent[] = [
  ...firstSamples,
  ...summerSamples,
  ...earlyFallSamples,
  ...lateFallSamples,
  ...winterSamples,
].map((event) => ({ ...event, isSample: true }))
