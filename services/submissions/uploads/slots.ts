import { LimitError, UnavailableError } from '../../errors.ts'

export interface Slots {
  /**
   * Takes a slot for this network and returns its release function. Throws `UnavailableError` if
   * none is left, `LimitError` if the network has used its share.
   */
  take(network: string): () => void
}

const retryAfterSeconds = 15

/** How many uploads may run at the same time, in total and from one network. */
export function createSlots({ total, perNetwork }: { total: number; perNetwork: number }): Slots {
  const taken = new Map<string, number>()
  let all = 0
  const add = (network: string, slots: number) => {
    all += slots
    const count = (taken.get(network) ?? 0) + slots
    if (count > 0) taken.set(network, count)
    else taken.delete(network)
  }
  return {
    take(network) {
      if (all >= total) {
        const message = 'Many guests are sending photos just now. Please try again in a moment.'
        throw new UnavailableError(message, { retryAfterSeconds })
      }
      if ((taken.get(network) ?? 0) >= perNetwork) {
        const message = 'Your network is already sending several entries. Please wait a moment.'
        throw new LimitError(message, retryAfterSeconds)
      }
      add(network, 1)
      let isBack = false
      return () => {
        if (!isBack) add(network, -1)
        isBack = true
      }
    },
  }
}
