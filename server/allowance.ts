import { LimitError } from '#services/errors.ts'

export interface Allowance {
  /** Takes this much of what the network may have in a day. Throws `LimitError` for more. */
  take(network: string, amount: number): void
  /** Throws `LimitError` when so much is not left. */
  assertLeft(network: string, amount: number): void
}

const dayMs = 24 * 60 * 60_000
const tooMany = 'That is all we can take from your network today. Please try again tomorrow.'
/** Networks remembered at the same time; beyond it the one that began first is forgotten. */
const mostNetworks = 20_000

/** What one network may have in the 24 hours after its first request, in memory only. */
export function createAllowance(perDay: number, nowMs = () => performance.now()): Allowance {
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
