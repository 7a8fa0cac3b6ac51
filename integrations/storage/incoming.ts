import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Local folders for uploads; nothing in them outlives its request. */
export interface Incoming {
  /** Creates a new folder and returns its path. */
  open(): Promise<string>
  /** Removes it with its contents. */
  close(folder: string): Promise<void>
  /** Free bytes on its disk. */
  freeBytes(): Promise<number>
  /** Removes what a killed process left, if nothing in it has changed since. Returns how many. */
  sweep(before: Temporal.Instant): Promise<number>
}

/** A dying reader may still write into the folder being removed. */
const wholeFolder = { recursive: true, force: true, maxRetries: 3 } as const

export function createIncoming(root: string): Incoming {
  return {
    async open() {
      await makeRoot(root)
      const folder = join(root, randomUUID())
      await mkdir(folder, { mode: 0o700 })
      return folder
    },
    async close(folder) {
      // Removal is recursive, so it must never start at a folder that is not ours.
      if (dirname(folder) !== root) throw new Error('not a folder of incoming files')
      await rm(folder, wholeFolder)
    },
    async freeBytes() {
      await makeRoot(root)
      const { bavail, bsize } = await statfs(root)
      return bavail * bsize
    },
    async sweep(before) {
      const names = await readdir(root).catch(() => [])
      let removed = 0
      for (const name of names) {
        const folder = join(root, name)
        if ((await lastChange(folder)) >= before.epochMilliseconds) continue
        await rm(folder, wholeFolder)
        removed += 1
      }
      return removed
    },
  }
}

/** Without its parent: a data folder that was removed must not come back empty. */
async function makeRoot(root: string): Promise<void> {
  await mkdir(root, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

/** Milliseconds since the epoch; writing to a file does not update its folder. */
async function lastChange(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  const paths = [folder, ...names.map((name) => join(folder, name))]
  const times = await Promise.all(
    paths.map((path) =>
      stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  )
  return Math.max(...times)
}
