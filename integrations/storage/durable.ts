import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { chmod, copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

/**
 * Copies a file so that after a power failure it is there completely or not at all: the bytes reach
 * the disk before the name, and the name before this resolves.
 */
export async function copyDurably(from: string, to: string): Promise<void> {
  const folder = dirname(to)
  await inTurn(() => makeFolder(resolve(folder)))
  const copy = join(folder, `unfinished-${randomUUID()}`)
  try {
    await copyFile(from, copy, constants.COPYFILE_FICLONE)
    // A copy keeps the mode of the original.
    await chmod(copy, 0o600)
    await syncFile(copy)
    await rename(copy, to)
  } catch (error) {
    await rm(copy, { force: true })
    throw error
  }
  await syncFolder(folder)
}

/** Folders containing a new name that may not be on disk yet. */
const unsynced = new Set<string>()

/**
 * Creates an absolute folder with its parents, and resolves when their names are on disk: even if
 * another process created them and could not flush them.
 */
async function makeFolder(folder: string): Promise<void> {
  const above = foldersAbove(folder)
  const firstNew = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (firstNew) {
    const highest = above.indexOf(dirname(resolve(firstNew)))
    for (const each of above.slice(0, highest + 1)) unsynced.add(each)
  }
  for (const each of above.filter((path) => unsynced.has(path))) {
    await syncFolder(each)
    unsynced.delete(each)
  }
}

/** Nearest first. */
function foldersAbove(folder: string): string[] {
  const parent = dirname(folder)
  return parent === folder ? [] : [parent, ...foldersAbove(parent)]
}

let lastTurn: Promise<void> = Promise.resolve()

/** Serialized: no one learns of a folder before its name is on disk. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const turn = lastTurn.then(work)
  lastTurn = turn.catch(() => {})
  return turn
}

export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Windows flushes names by itself and has no call for it. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
