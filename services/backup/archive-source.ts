import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { ArchiveError, readArchive } from '#integrations/archive.ts'
import type { Source } from './restore.ts'

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
