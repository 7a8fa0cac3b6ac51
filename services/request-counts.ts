import { createHash } from 'node:crypto'
import { addUse, deleteEndedCounts, returnUse } from '#store/request-counts.ts'
import type { Dependencies } from './dependencies.ts'

export interface Count {
  used: number
  /** Until the count begins again. */
  endsInMs: number
}

/** What visitors have used of their limits. */
export interface RequestCounts {
  /** Adds to a count, which begins again `windowMs` after its first use. */
  add(key: string, amount: number, windowMs: number): Promise<Count>
  /** Takes back what came to nothing. */
  giveBack(key: string, amount: number): Promise<void>
}

/** How many are remembered; then the oldest is forgotten. */
const mostKeys = 20_000
/** Ended ones are deleted now and then. */
const usesBetweenDeletions = 200

/** For one process; forgotten at a restart. */
export function countsInMemory(nowMs = () => performance.now()): RequestCounts {
  const counts = new Map<string, { used: number; endsAt: number }>()
  return {
    async add(key, amount, windowMs) {
      const found = counts.get(key)
      const count =
        found && found.endsAt > nowMs() ? found : { used: 0, endsAt: nowMs() + windowMs }
      if (count !== found) counts.delete(key)
      count.used += amount
      counts.set(key, count)
      const [oldest] = counts.size > mostKeys ? counts.keys() : []
      if (oldest !== undefined) counts.delete(oldest)
      return { used: count.used, endsInMs: count.endsAt - nowMs() }
    },
    async giveBack(key, amount) {
      const count = counts.get(key)
      if (count) count.used = Math.max(0, count.used - amount)
    },
  }
}

/** For all servers on one database, and across restarts. Addresses are stored as hashes. */
export function countsInDatabase({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): RequestCounts {
  let uses = 0
  return {
    async add(key, amount, windowMs) {
      const now = clock.now()
      const endsAt = now.add({ milliseconds: windowMs })
      const count = await addUse(db, { key: hashed(key), amount, now, endsAt })
      uses += 1
      if (uses % usesBetweenDeletions === 0) await deleteEndedCounts(db, now)
      return { used: count.used, endsInMs: now.until(count.endsAt).total('milliseconds') }
    },
    async giveBack(key, amount) {
      await returnUse(db, hashed(key), amount)
    },
  }
}

function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
