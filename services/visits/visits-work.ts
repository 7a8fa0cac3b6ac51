import { addCounts } from '#store/visits/daily-counts.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Work } from '../work.ts'

const everyMs = 5000
/** While the database cannot be written; what was counted waits in memory. */
const afterFailureMs = 60_000

type Deps = Pick<Dependencies, 'db' | 'tally'>

/** Writes what was counted every few seconds and when the site stops. Returns how many sums. */
export function visitsWork(deps: Deps): Work<number> {
  return {
    every: everyMs,
    firstAfter: everyMs,
    afterFailure: afterFailureMs,
    round: () => writeCounts(deps),
    release: async () => void (await writeCounts(deps)),
  }
}

/** Rejects if the database is down; nothing counted is lost then. */
export async function writeCounts({ db, tally }: Deps): Promise<number> {
  const counts = tally.take()
  try {
    await addCounts(db, counts)
    return counts.length
  } catch (error) {
    tally.putBack(counts)
    throw error
  }
}
