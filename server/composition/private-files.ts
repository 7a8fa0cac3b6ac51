import type { Dirent } from 'node:fs'
import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Environment } from '../environment.ts'
import { startStep } from '../start-error.ts'

const others = 0o077
/** As on /tmp: a shared folder, whatever DATA_DIR says. */
const sticky = 0o1000

/**
 * Guests' data may be read only by the user the site runs as. New files are created that way; this
 * fixes permissions left by an earlier version or another umask. Throws `StartError`.
 */
export async function keepPrivate({ dataDir, database, uploads }: Environment): Promise<void> {
  await startStep(`The folder ${dataDir} (DATA_DIR) cannot be made.`, () =>
    mkdir(dataDir, { recursive: true, mode: 0o700 }),
  )
  await startStep(
    `What is in ${dataDir} (DATA_DIR) is open to other users and cannot be closed. Run as the user ` +
      'that owns it, or give it to the user that runs the site (chown -R).',
    async () => {
      for (const ending of ['', '-wal', '-shm', '.lock']) await close(`${database.file}${ending}`)
      await closeTree(join(dataDir, 'incoming'))
      if (uploads.kind === 'folder') await closeTree(uploads.folder)
      await close(dataDir)
    },
  )
}

/** The folder itself last: once it is private, so is everything in it. */
async function closeTree(folder: string): Promise<void> {
  if (!(await isOpen(folder))) return
  // If it is not a folder, its first user will report that.
  const options = { recursive: true, withFileTypes: true } as const
  const entries = await readdir(folder, options).catch(() => [])
  for (const entry of entries) if (isPlain(entry)) await close(join(entry.parentPath, entry.name))
  await close(folder)
}

function isPlain(entry: Dirent): boolean {
  return entry.isFile() || entry.isDirectory()
}

async function close(path: string): Promise<void> {
  const mode = await modeOf(path)
  if (mode !== undefined && isOpenTo(mode)) await chmod(path, mode & ~others)
}

async function isOpen(path: string): Promise<boolean> {
  const mode = await modeOf(path)
  return mode !== undefined && isOpenTo(mode)
}

function isOpenTo(mode: number): boolean {
  return (mode & others) !== 0 && (mode & sticky) === 0
}

async function modeOf(path: string): Promise<number | undefined> {
  return stat(path).then(
    ({ mode }) => mode & 0o7777,
    () => undefined,
  )
}
