import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Copies a file to its place so that after a power cut it is there whole or not at all: the bytes
 * reach the disk before the name does, and the name before this resolves.
 */
export async function copyDurably(from: string, to: string): Promise<void> {
  const folder = dirname(to)
  const firstNew = await mkdir(folder, { recursive: true })
  const copy = join(folder, `unfinished-${randomUUID()}`)
  try {
    await copyFile(from, copy, constants.COPYFILE_FICLONE)
    await syncFile(copy)
    await rename(copy, to)
  } catch (error) {
    await rm(copy, { force: true })
    throw error
  }
  await syncFolder(folder)
  if (firstNew) await syncFolder(dirname(firstNew))
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Windows keeps names without being asked, and cannot be. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
