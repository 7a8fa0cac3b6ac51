import { setFlagsFromString } from 'node:v8'

/** Of V8, which says nothing of a setting it does not know; so the test asks Node. */
export const countBuffersAsHeap = '--external-memory-accounted-in-global-limit'

/**
 * Every piece of an arriving file is a buffer outside the heap. As delivered, V8 begins to mark the
 * whole heap whenever some megabytes of them have gone through, dead or alive: fifty times during a
 * hundred uploads, on its own threads and on ours. Counted together with the heap, most are found
 * dead by the cheap collections of what is young.
 */
export function collectBuffersYoung(): void {
  setFlagsFromString(countBuffersAsHeap)
}
