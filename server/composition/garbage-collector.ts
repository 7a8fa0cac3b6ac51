import { setFlagsFromString } from 'node:v8'

/**
 * V8 settings; V8 ignores unknown ones silently, so the test asks Node. Every piece of an arriving
 * file is a buffer outside the heap, and by default V8 marks the whole heap again and again because
 * of them, on its own threads and on ours (docs/decisions/2026-11-21-pages-during-uploads.md).
 */
export const collectorSettings = [
  // Cheap collections of young objects then free most buffers.
  '--external-memory-accounted-in-global-limit',
  // Otherwise each cheap collection lowers the amount at which the next marking begins.
  '--no-scavenger-updates-allocation-limit',
  // Mark at three times the memory left by the last marking, not at a tenth more.
  '--heap-growing-percent=200',
]

/** Keeps marking from taking processor time from visitors while files arrive. */
export function markSeldom(): void {
  for (const setting of collectorSettings) setFlagsFromString(setting)
}
