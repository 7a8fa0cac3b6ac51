import { setFlagsFromString } from 'node:v8'

/**
 * Settings of V8, which says nothing of those it does not know; so the test asks Node. Every piece
 * of an arriving file is a buffer outside the heap, and as delivered V8 marks the whole heap again
 * and again because of them, on its own threads and on ours.
 */
export const collectorSettings = [
  // Most buffers are then found dead by the cheap collections of what is young.
  '--external-memory-accounted-in-global-limit',
  // Each cheap collection would lower the amount at which the next marking begins.
  '--no-scavenger-updates-allocation-limit',
  // A marking begins when there is three times as much as after the last one, not a tenth more.
  '--heap-growing-percent=200',
]

/** Keeps marking from taking the processor from visitors while files arrive. */
export function markSeldom(): void {
  for (const setting of collectorSettings) setFlagsFromString(setting)
}
