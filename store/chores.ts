import type { Database } from './database.ts'
import { instantToText } from './values.ts'

/** Work of which one server does each turn. */
export type Chore = 'retention' | 'undecided-entries'

export interface Turn {
  chore: Chore
  /** Names the process that takes it. */
  worker: string
  now: Temporal.Instant
  /** After it others may take the turn: their worker must have died. */
  leaseUntil: Temporal.Instant
  /** It is a turn when the last one began no later. */
  lastBegunBy: Temporal.Instant
}

/** Takes a turn that is due and that nobody holds; of several servers one is told true. */
export async function takeTurn(
  database: Database,
  { chore, worker, now, leaseUntil, lastBegunBy }: Turn,
): Promise<boolean> {
  await database
    .insertInto('chores')
    .values({ name: chore })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const result = await database
    .updateTable('chores')
    .set({ heldBy: worker, heldUntil: instantToText(leaseUntil) })
    .where('name', '=', chore)
    .where((eb) => eb.or([eb('heldUntil', 'is', null), eb('heldUntil', '<=', instantToText(now))]))
    .where((eb) =>
      eb.or([eb('doneAt', 'is', null), eb('doneAt', '<=', instantToText(lastBegunBy))]),
    )
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/**
 * Lets go of a turn. `begunAt` says that it came to its end; without it the turn is still due. Does
 * nothing once another worker holds it.
 */
export async function endTurn(
  database: Database,
  { chore, worker }: Pick<Turn, 'chore' | 'worker'>,
  begunAt?: Temporal.Instant,
): Promise<void> {
  await database
    .updateTable('chores')
    .set({
      heldBy: null,
      heldUntil: null,
      ...(begunAt && { doneAt: instantToText(begunAt) }),
    })
    .where('name', '=', chore)
    .where('heldBy', '=', worker)
    .execute()
}
