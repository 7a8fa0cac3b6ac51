import { createReadStream } from 'node:fs'
import { open, opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { copyDurably } from './durable.ts'
import { assertKey, isKey, StorageError, type Storage, type StoredObject } from './storage.ts'

/** Files in a folder of this machine, which is made when it is first needed. */
export function folderStorage(folder: string): Storage {
  const pathOf = (key: string): string => {
    assertKey(key)
    return join(folder, ...key.split('/'))
  }
  return {
    async put(key, path) {
      const to = pathOf(key)
      await translated(() => copyDurably(path, to))
    },
    async get(key, range) {
      const path = pathOf(key)
      return translated(async () => {
        const file = await open(path, 'r').catch(undefinedIfMissing)
        if (!file) return undefined
        return createReadStream(path, {
          fd: file,
          ...(range && { start: range.first, end: range.last }),
        })
      })
    },
    async delete(key) {
      const path = pathOf(key)
      await translated(() => rm(path, { force: true }))
    },
    list: (prefix) => listFolder(folder, prefix),
  }
}

async function* listFolder(folder: string, prefix: string): AsyncGenerator<StoredObject> {
  const nearest = prefix.slice(0, Math.max(prefix.lastIndexOf('/'), 0))
  if (nearest) assertKey(nearest)
  try {
    yield* walk({ folder, prefix }, nearest)
  } catch (error) {
    throw refusal(error)
  }
}

interface Listing {
  folder: string
  prefix: string
}

/**
 * The folder may be a volume with `lost+found`, and people and systems leave `.DS_Store` and the
 * like: what no key names is not ours to list, to open or to remove. What a crash left half written
 * has a key, so that it is found and removed.
 */
async function* walk(listing: Listing, within: string): AsyncGenerator<StoredObject> {
  const { folder, prefix } = listing
  const directory = await opendir(join(folder, within)).catch(undefinedIfMissing)
  if (!directory) return
  for await (const entry of directory) {
    const key = within ? `${within}/${entry.name}` : entry.name
    if (!isKey(key) || !key.startsWith(prefix)) continue
    if (entry.isDirectory()) yield* walk(listing, key)
    if (!entry.isFile()) continue
    const found = await stat(join(folder, key)).catch(undefinedIfMissing)
    if (!found) continue
    yield { key, modifiedAt: Temporal.Instant.fromEpochMilliseconds(Math.round(found.mtimeMs)) }
  }
}

function undefinedIfMissing(error: unknown): undefined {
  if (codeOf(error) === 'ENOENT') return undefined
  throw error
}

async function translated<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw refusal(error)
  }
}

/** The disk's own errors name paths; what leaves here names the trouble only. */
function refusal(error: unknown): StorageError {
  return new StorageError(`the uploads folder answered ${codeOf(error)}`, { cause: error })
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'an unknown error'
}
