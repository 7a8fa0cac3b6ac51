import type { Calendars, ConfirmMissing } from '#contracts/feed-troubles.ts'
import { changeFeedHealth, readFeedHealth } from '#store/availability/feed-health.ts'
import { inTransaction } from '#store/database.ts'
import { countUp } from '#store/versions.ts'
import { feedsTopic } from '../cabins/change-feeds.ts'
import type { Dependencies } from '../dependencies.ts'
import { ConflictError, missing } from '../errors.ts'
import { confirmedAt } from './missing-nights.ts'

type Deps = Pick<Dependencies, 'db' | 'clock' | 'availability' | 'changes'> & {
  feedControl: Pick<Dependencies['feedControl'], 'follow'>
}

/** Nights that feeds no longer list without a reason, by cabin. */
export async function listMissing({
  db,
  availability,
}: Pick<Deps, 'db' | 'availability'>): Promise<Calendars['missing']> {
  const stored = await readFeedHealth(db)
  return Object.entries(availability.ids()).flatMap(([cabin, ids]) =>
    ids.flatMap((id, place) => {
      const found = stored.get(id)?.known?.missing
      if (!found) return []
      const until = confirmedAt(found).toString({ smallestUnit: 'millisecond' })
      return { cabin, feed: place + 1, nights: [...found.nights], until }
    }),
  )
}

/**
 * Nights that a feed no longer lists are free, says the owner: from now on, on every server. Throws
 * `NotFoundError`, and `ConflictError` if others are missing by then.
 */
export async function confirmMissing(
  { db, clock, availability, changes, feedControl }: Deps,
  { cabin, feed, nights }: ConfirmMissing,
): Promise<void> {
  const id = availability.ids()[cabin]?.[feed - 1]
  if (id === undefined) throw missing('calendar')
  await inTransaction(db, async (transaction) => {
    await changeFeedHealth(transaction, id, {
      at: clock.now(),
      change(before) {
        const known = before.known && { ...before.known, missing: null }
        const found = before.known?.missing?.nights ?? []
        if (JSON.stringify(found) === JSON.stringify(nights)) return { ...before, known }
        throw new ConflictError('The calendar has changed since. Please look at it again.')
      },
    })
    await countUp(transaction, [feedsTopic, 'availability'])
  })
  await feedControl.follow()
  changes.announce('availability')
}
