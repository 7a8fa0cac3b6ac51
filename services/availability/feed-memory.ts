import {
  changeFeedHealth,
  readFeedHealth,
  type FeedHealth,
} from '#store/availability/feed-health.ts'
import { inTransaction } from '#store/database.ts'
import type { Dependencies } from '../dependencies.ts'

/** What all servers know about feeds, by the feed's id. */
export interface FeedMemory {
  recall: () => Promise<ReadonlyMap<string, FeedHealth>>
  /** Resolves to what is stored then. */
  change: (id: string, change: (before: FeedHealth) => FeedHealth) => Promise<FeedHealth>
}

export function memoryIn({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): FeedMemory {
  return {
    recall: () => readFeedHealth(db),
    change: (id, change) =>
      inTransaction(db, (transaction) =>
        changeFeedHealth(transaction, id, { change, at: clock.now() }),
      ),
  }
}
