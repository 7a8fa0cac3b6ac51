import { UnavailableError } from '#services/errors.ts'

export type Slots = {
  /** Takes a place and answers how to give it back. Throws `UnavailableError` when none is left. */
  take(): () => void
}

const retryAfterSeconds = 15

/** How many guests may be sending files at the same time. */
export function createSlots(count: number): Slots {
  let taken = 0
  return {
    take() {
      if (taken >= count) {
        const message = 'Many guests are sending photos just now. Please try again in a moment.'
        throw new UnavailableError(message, { retryAfterSeconds })
      }
      taken += 1
      let isBack = false
      return () => {
        if (!isBack) taken -= 1
        isBack = true
      }
    },
  }
}
