import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { ArchiveError, readArchive } from '#integrations/archive.ts'
import type { Source } from './restore.ts'
import type { Storage } from '#integrations/storage/index.ts'
import { restoreDatabase, type CopyPlan } from '#integrations/litestream.ts'
import { copiesPrefix, deletedPrefix, keysBelow } from './upload-copies.ts'

// The names in a backup.
export const databaseFile = 'cabins.sqlite'
/** Followed by the key in the storage. */
export const uploadsFolder = 'uploads/'

/** Restores a file that `backUp` has written. */
export function archiveSource(file: string): Source {
  return {
    isPartial: false,
    async open(to) {
      let asOf: string | undefined
      const uploads = new Set<string>()
      await readArchive(file, async ({ name, modifiedAt, body }) => {
        if (name.startsWith(uploadsFolder)) uploads.add(name.slice(uploadsFolder.length))
        if (name !== databaseFile) return
        asOf = modifiedAt.toString()
        await pipeline(body, createWriteStream(to, { mode: 0o600 }))
      })
      if (asOf === undefined) throw new ArchiveError(`${file} is not a backup of this site.`)
      return { asOf, uploads }
    },
    async uploads(wanted, put) {
      await readArchive(file, async ({ name, body }) => {
        const key = name.slice(uploadsFolder.length)
        if (name.startsWith(uploadsFolder) && wanted.has(key)) await put(key, body)
      })
    },
  }
}

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
