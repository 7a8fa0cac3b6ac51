import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseUnreachableError, proveWritable } from '#store/database.ts'
import type { Dependencies } from './dependencies.ts'

type Deps = Pick<Dependencies, 'db' | 'storage' | 'incoming'>

const key = 'write-check'
// A load balancer may ask every second; an S3-compatible store may charge per request.
const databaseEveryMs = 5000
const storageEveryMs = 60_000

/**
 * Returns a check that guests can be served and their submissions stored: it rejects with the error
 * of the database or storage if either is not writable. Results are cached briefly, but not longer than
 * until the database `server` is known to be down: a load balancer should send visitors elsewhere at once.
 */
export function createReadiness(
  deps: Deps,
  server: { readonly isDown: boolean },
  now: () => number,
): () => Promise<void> {
  const database = remembered(() => proveWritable(deps.db), { forMs: databaseEveryMs, now })
  const storage = remembered(() => proveStorage(deps), { forMs: storageEveryMs, now })
  return async () => {
    if (server.isDown) throw new DatabaseUnreachableError()
    await Promise.all([database(), storage(), deps.storage.assertInPlace()])
  }
}

/** Stores and removes a file the same way as for entries. Throws `StorageError`. */
export async function proveStorage({
  storage,
  incoming,
}: Pick<Deps, 'storage' | 'incoming'>): Promise<void> {
  const folder = await incoming.open()
  try {
    const path = join(folder, key)
    await writeFile(path, 'ok')
    await storage.put(key, path, 'text/plain')
    await storage.delete(key)
    await rm(path)
  } finally {
    await incoming.close(folder)
  }
}

interface Remembering {
  forMs: number
  now: () => number
}

/** Concurrent and subsequent calls share the result. A failure counts for five seconds. */
function remembered(work: () => Promise<void>, { forMs, now }: Remembering): () => Promise<void> {
  let last: { until: number; answer: Promise<void> } | undefined
  const ask = () => {
    const asked = { until: now() + forMs, answer: work() }
    asked.answer.catch(() => (asked.until = Math.min(asked.until, now() + databaseEveryMs)))
    return asked
  }
  return () => {
    if (!last || now() >= last.until) last = ask()
    return last.answer
  }
}
