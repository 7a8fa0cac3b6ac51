import { setFlagsFromString } from 'node:v8'

/**
 * V8 settings; V8 silently ignores unknown ones, so a test asks Node. Every chunk of an arriving
 * file is an off-heap buffer, and by default V8 re-marks the whole heap again and again because of
 * them, on its own threads and on ours (docs/decisions/2026-11-21-pages-during-uploads.md).
 */
export const collectorSettings = [
  // Cheap collections of young objects then free most buffers.
  '--external-memory-accounted-in-global-limit',
  // Otherwise each cheap collection lowers the threshold for the next marking.
  '--no-scavenger-updates-allocation-limit',
  // Mark at three times the memory left by the last marking, not at a tenth more.
  '--heap-growing-percent=200',
]

/** Keeps garbage collection from slowing down pages during uploads. */
export function markSeldom(): void {
  for (const setting of collectorSettings) setFlagsFromString(setting)
}
