import { LimitError } from './errors.ts'

export interface DailyAllowance {
  /** Counts usage by the network. Throws `LimitError` when it exceeds its daily allowance. */
  take(network: string, amount: number): void
  /** Throws `LimitError` if less than that is left. */
  assertLeft(network: string, amount: number): void
}

const dayMs = 24 * 60 * 60_000
const tooMany = 'That is all we can take from your network today. Please try again tomorrow.'
/** How many networks are remembered; then the oldest is forgotten. */
const mostNetworks = 20_000

/** What one network may use in the 24 hours after its first request; in memory only. */
export function createDailyAllowance(
  perDay: number,
  nowMs = () => performance.now(),
): DailyAllowance {
  const used = new Map<string, { amount: number; endsAt: number }>()

  const current = (network: string) => {
    const found = used.get(network)
    if (found && found.endsAt > nowMs()) return found
    used.delete(network)
    return { amount: 0, endsAt: nowMs() + dayMs }
  }
  const assertLeft = (network: string, amount: number) => {
    const day = current(network)
    if (day.amount + amount <= perDay) return
    throw new LimitError(tooMany, Math.ceil((day.endsAt - nowMs()) / 1000))
  }
  return {
    assertLeft,
    take(network, amount) {
      assertLeft(network, amount)
      const { amount: before, endsAt } = current(network)
      used.set(network, { amount: before + amount, endsAt })
      const [oldest] = used.size > mostNetworks ? used.keys() : []
      if (oldest !== undefined) used.delete(oldest)
    },
  }
}
