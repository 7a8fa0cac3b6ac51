import { activateBegun, closeEnded, isAnyDue } from '#store/contests/contests-by-date.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Work } from '../work.ts'

const everyMs = 15_000

type Deps = Pick<Dependencies, 'db' | 'clock' | 'changes'>

/** How many contests a round has closed and activated. */
export interface Turned {
  closed: number
  activated: number
}

/**
 * Closes and activates contests that follow their dates; whichever server is first does it. Entries
 * end at the very moment of a contest's end whatever its status.
 */
export async function turnContests({ db, clock, changes }: Deps): Promise<Turned> {
  const now = clock.now()
  // A disk that has become read-only refuses even a change of nothing.
  if (!(await isAnyDue(db, now))) return { closed: 0, activated: 0 }
  // First, so that the next contest can begin as the last one ends.
  const closed = Number(await closeEnded(db, now))
  const activated = Number(await activateBegun(db, now))
  if (closed + activated > 0) changes.announce('contests')
  return { closed, activated }
}

export function contestsWork(deps: Deps): Work<Turned> {
  return { every: everyMs, round: () => turnContests(deps) }
}
