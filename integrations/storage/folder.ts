import { createReadStream } from 'node:fs'
import { open, opendir, rm, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { copyDurably } from './durable.ts'
import { assertKey, StorageError, type Storage, type StoredObject } from './storage.ts'

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
  const directory = await translated(() =>
    opendir(folder, { recursive: true }).catch(undefinedIfMissing),
  )
  if (!directory) return
  for await (const entry of directory) {
    const path = join(entry.parentPath, entry.name)
    const key = relative(folder, path).split(sep).join('/')
    // What a crash left half written is listed too, so that it is found and removed.
    if (!entry.isFile() || !key.startsWith(prefix)) continue
    const found = await stat(path).catch(undefinedIfMissing)
    if (!found) continue
    yield { key, modifiedAt: Temporal.Instant.fromEpochMilliseconds(Math.round(found.mtimeMs)) }
  }
}

function undefinedIfMissing(error: unknown): undefined {
  if (codeOf(error) === 'ENOENT') return undefined
  throw error
}

/** The disk's own errors name paths; what leaves here names the trouble only. */
async function translated<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw new StorageError(`the uploads folder answered ${codeOf(error)}`, { cause: error })
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'an unknown error'
}
