import { tablesAreShared } from '#store/release-mark.ts'
import type { Dependencies } from './dependencies.ts'
import type { Work } from './work.ts'

const everyMs = 10_000

/**
 * Calls `end` once a newer release has changed the tables in a way that this one can't work with: it
 * was started while this process hung or had lost the database.
 */
export function releaseWatchWork({ db }: Pick<Dependencies, 'db'>, end: () => void): Work<boolean> {
  return {
    every: everyMs,
    firstAfter: everyMs,
    async round() {
      const isShared = await tablesAreShared(db)
      if (!isShared) end()
      return isShared
    },
  }
}
