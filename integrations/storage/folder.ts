import { createReadStream } from 'node:fs'
import { open, opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { copyDurably } from './durable.ts'
import { assertKey, isKey, StorageError, type Storage, type StoredObject } from './storage.ts'

/** Stores files in a local folder, created on first use. */
export function folderStorage(folder: string): Storage {
  const pathOf = (key: string): string => {
    assertKey(key)
    return join(folder, ...key.split('/'))
  }
  let known: string | undefined
  async function assertInPlace(): Promise<void> {
    if (known === undefined || (await identityOf(folder)) === known) return
    throw new StorageError('the uploads folder was removed or replaced')
  }
  return {
    assertInPlace,
    async put(key, path) {
      const to = pathOf(key)
      await assertInPlace()
      await translated(() => copyDurably(path, to))
      known ??= await identityOf(folder)
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

async function identityOf(folder: string): Promise<string | undefined> {
  const stats = await stat(folder, { bigint: true }).catch(undefinedIfMissing)
  return stats && `${stats.dev} ${stats.ino}`
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
 * The folder may contain `lost+found`, `.DS_Store` and the like: files that no key names are not
 * ours to list, open or remove. Half-written files do have a key, so that they are found and
 * removed.
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

/** The disk's errors contain paths; the ones thrown here only name the problem. */
function refusal(error: unknown): StorageError {
  return new StorageError(`the uploads folder answered ${codeOf(error)}`, { cause: error })
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'an unknown error'
}
