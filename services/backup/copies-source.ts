import type { Storage } from '#integrations/storage/index.ts'
import { restoreDatabase, type CopyPlan } from '#integrations/litestream/copies.ts'
import type { Source } from './restore.ts'
import { copiesPrefix, deletedPrefix, keysBelow } from './upload-copies.ts'

interface Copies {
  /** Of the embedded database. */
  plan: CopyPlan
  copy: Storage
  /** The moment to go back to; the newest if omitted. */
  at?: Temporal.Instant | undefined
  signal?: AbortSignal | undefined
}

/** Restores what `BACKUP_URL` has. */
export function copiesSource({ plan, copy, at, signal }: Copies): Source {
  return {
    isPartial: true,
    async open(to) {
      await restoreDatabase(plan, { to, at, signal })
      const [kept, deleted] = [
        await keysBelow(copy, copiesPrefix),
        await keysBelow(copy, deletedPrefix),
      ]
      return { asOf: at?.toString() ?? 'the last copy', uploads: kept.union(deleted) }
    },
    async uploads(wanted, put) {
      for (const key of wanted) {
        const body = (await copy.get(copiesPrefix + key)) ?? (await copy.get(deletedPrefix + key))
        if (body) await put(key, body)
      }
    },
  }
}
