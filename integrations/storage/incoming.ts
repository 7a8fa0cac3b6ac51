import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Folders on this machine for files on their way in; nothing in them outlives its request. */
export interface Incoming {
  /** Makes a new folder and answers its path. */
  open(): Promise<string>
  /** Removes it with all that is in it. */
  close(folder: string): Promise<void>
  /** Bytes that may still be written to the disk it is on. */
  freeBytes(): Promise<number>
  /** Removes what a killed process left, when nothing in it has changed since. Answers how many. */
  sweep(before: Temporal.Instant): Promise<number>
}

/** A reader that dies may still write into the folder that is being removed. */
const wholeFolder = { recursive: true, force: true, maxRetries: 3 } as const

export function createIncoming(root: string): Incoming {
  return {
    async open() {
      const folder = join(root, randomUUID())
      await mkdir(folder, { recursive: true, mode: 0o700 })
      return folder
    },
    async close(folder) {
      // Removing goes deep: it must never begin at a folder that is not ours.
      if (dirname(folder) !== root) throw new Error('not a folder of incoming files')
      await rm(folder, wholeFolder)
    },
    async freeBytes() {
      await mkdir(root, { recursive: true, mode: 0o700 })
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

/** Milliseconds since the epoch; writing to a file does not change its folder. */
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
