import { setTimeout } from 'node:timers/promises'
import { createAllowance } from '../allowance.ts'
import { createReadings } from './readings.ts'
import type { UploadLimits } from './receive-entry.ts'
import { createRoom } from './room.ts'
import { createSlots } from './slots.ts'
import { createTurns } from './turns.ts'

export interface UploadSizes {
  /** How many uploads may be arriving at the same time. */
  uploadsAtOnce: number
  /** How many of them from one network: everybody in a house at once. */
  uploadsPerNetwork: number
  /** How much one network may send in a day: thirty entries of a photo and a short video. */
  bytesPerNetwork: number
}

const usual: UploadSizes = {
  uploadsAtOnce: 120,
  uploadsPerNetwork: 6,
  bytesPerNetwork: 1024 ** 3,
}

/** All that bounds uploads, with nothing taken yet. */
export function createUploadLimits(
  freeBytes: () => Promise<number>,
  sizes: Partial<UploadSizes> = {},
): UploadLimits {
  const { uploadsAtOnce, uploadsPerNetwork, bytesPerNetwork } = { ...usual, ...sizes }
  return {
    slots: createSlots({ total: uploadsAtOnce, perNetwork: uploadsPerNetwork }),
    turns: createTurns(),
    room: createRoom(freeBytes),
    readings: createReadings({
      nowMs: () => performance.now(),
      wait: (ms) => setTimeout(ms, undefined, { ref: false }),
    }),
    dailyBytes: createAllowance(bytesPerNetwork),
  }
}
