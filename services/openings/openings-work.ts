import { firstNightNotFree } from '#contracts/nights.ts'
import { enqueue } from '#store/jobs.ts'
import { inTransaction } from '#store/database.ts'
import { markTold, waitingOpenings, type StoredOpening } from '#store/openings/openings.ts'
import { insertNotifications } from '#store/outbox/outbox.ts'
import type { Dependencies } from '../dependencies.ts'
import type { PeriodicHandler } from '../jobs/handler.ts'
import { openingNotification } from '../notifications/openings.ts'
import { hashToken, newToken } from '../tokens.ts'

type Deps = Pick<
  Dependencies,
  'site' | 'db' | 'clock' | 'availability' | 'changes' | 'outboxEvents' | 'origin'
>

const everyMs = 60_000
const pageRows = 200

/** Looks every minute whether awaited nights have become free. */
export function openingsJob(deps: Deps): PeriodicHandler {
  return {
    kinds: ['openings'],
    leaseMs: 60_000,
    everyMs,
    async run({ stopping }) {
      const told = await tellOfOpenings(deps, stopping)
      return told > 0 ? { told } : null
    },
  }
}

/** Looks at once when a feed says something new; returns what ends that. */
export function lookWhenNightsChange({ db, clock, changes, outboxEvents }: Deps): () => void {
  return changes.subscribe((topic) => {
    if (topic !== 'availability') return
    enqueue(db, 'openings', [''], clock.now()).then(
      () => outboxEvents.emit('added'),
      // The database is away: it is looked at within a minute anyway.
      () => {},
    )
  })
}

/**
 * Tells each guest once whose nights are all free, as far as this server's feeds say; a feed that
 * fails, or has not been read, frees nothing. Returns how many. What is left on abort is for the
 * next round.
 */
export async function tellOfOpenings(deps: Deps, stopping: AbortSignal): Promise<number> {
  const { db, clock, site, outboxEvents } = deps
  const from = clock.today(site.facts.timeZone)
  let told = 0
  let after: StoredOpening | null = null
  while (!stopping.aborted) {
    const page: StoredOpening[] = await waitingOpenings(db, { from, after, limit: pageRows })
    for (const opening of page) {
      if (stopping.aborted) break
      if (await tellIfFree(deps, opening)) told += 1
    }
    if (page.length < pageRows) break
    after = page.at(-1) ?? null
  }
  if (told > 0) outboxEvents.emit('added')
  return told
}

/** The state and the mail change in one transaction, so that a crash leaves both or neither. */
async function tellIfFree(deps: Deps, opening: StoredOpening): Promise<boolean> {
  const { db, clock, site, availability } = deps
  const { id, checkIn, checkOut, guests, guestEmail: email } = opening
  const cabin = site.cabins.find((each) => each.id === opening.cabin)
  const state = cabin && availability.stateOf(cabin.slug)
  if (!state) return false
  const stay = { checkIn, checkOut, guests }
  if (firstNightNotFree(stay, state.nights, site.facts.turnoverDay)) return false
  const token = newToken()
  const mail = openingNotification(deps, { cabin, stay, email, token })
  const at = clock.now()
  return inTransaction(db, async (transaction) => {
    const isFirst = await markTold(transaction, id, { at, tokenHash: hashToken(token) })
    if (isFirst) await insertNotifications(transaction, [{ ...mail, source: id, createdAt: at }])
    return isFirst
  })
}
