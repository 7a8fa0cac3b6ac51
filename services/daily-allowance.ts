import { LimitError } from './errors.ts'
import type { RequestCounts } from './request-counts.ts'

export interface DailyAllowance {
  /** Counts usage by the network. Rejects with `LimitError` when it exceeds its daily allowance. */
  take(network: string, amount: number): Promise<void>
  /** Rejects with `LimitError` if less than that is left. */
  assertLeft(network: string, amount: number): Promise<void>
  /** Counts usage only if the work succeeds. Rejects like `take`, or like the work. */
  use<Result>(network: string, amount: number, work: () => Promise<Result>): Promise<Result>
}

const dayMs = 24 * 60 * 60_000
const tooMany = 'That is all we can take from your network today. Please try again tomorrow.'

/** How much of something, by its name, one network may use in the 24 hours after its first use. */
export function createDailyAllowance(
  counts: RequestCounts,
  name: string,
  perDay: number,
): DailyAllowance {
  const keyOf = (network: string) => `${name} ${network}`
  const assertLeft = async (network: string, amount: number) => {
    const { used, endsInMs } = await counts.add(keyOf(network), 0, dayMs)
    if (used + amount > perDay) throw new LimitError(tooMany, Math.ceil(endsInMs / 1000))
  }
  const take = async (network: string, amount: number) => {
    const { used, endsInMs } = await counts.add(keyOf(network), amount, dayMs)
    if (used <= perDay) return
    await counts.giveBack(keyOf(network), amount)
    throw new LimitError(tooMany, Math.ceil(endsInMs / 1000))
  }
  return {
    assertLeft,
    take,
    async use(network, amount, work) {
      await take(network, amount)
      try {
        return await work()
      } catch (error) {
        // The work's own failure says more.
        await counts.giveBack(keyOf(network), amount).catch(() => {})
        throw error
      }
    },
  }
}
