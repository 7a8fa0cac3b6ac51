import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { userInfo } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { run } from '../failover/run.ts'

/** A disk of its own, to be filled or broken. */
export interface Disk extends AsyncDisposable {
  /** A folder on it. */
  folder: string
  /** Leaves this much free; nothing without it. */
  fill(freeMegabytes?: number): Promise<void>
  free(): Promise<void>
  /** As after a write error: everything is read-only from now on, open files too. */
  breakDown(): Promise<void>
  /** Checks and mounts it again; nothing may have a file open on it. */
  repair(): Promise<void>
}

const filling = 'filling'
const megabyte = 1024 ** 2
const unmountTries = 50
const unmountPauseMs = 200

/** Mounting needs root, and a kernel that lets it. */
export const mayMount = process.platform === 'linux' && userInfo().uid === 0

export async function newDisk(megabytes: number): Promise<Disk> {
  const own = await newTemporaryFolder('cabins-disk-')
  const [image, mounted] = [join(own.path, 'image'), join(own.path, 'mounted')]
  await mkdir(mounted)
  await run('truncate', ['-s', `${megabytes}M`, image])
  await run('mkfs.ext4', ['-q', '-m', '0', '-F', image])
  const mount = () => run('mount', ['-o', 'loop,errors=remount-ro', image, mounted])
  await mount()
  const folder = join(mounted, 'data')
  await mkdir(folder)
  return {
    folder,
    async fill(freeMegabytes = 0) {
      const space = await run('df', ['--output=avail', '-B1', mounted])
      const bytes = Number(space.split('\n')[1]) - freeMegabytes * megabyte
      await run('fallocate', ['-l', String(bytes), join(mounted, filling)])
      // What is left is in pieces.
      if (freeMegabytes === 0) await untilFull(join(mounted, `${filling}-rest`))
    },
    async free() {
      await rm(join(mounted, filling), { force: true })
      await rm(join(mounted, `${filling}-rest`), { force: true })
    },
    async breakDown() {
      const device = (await run('findmnt', ['-no', 'SOURCE', mounted])).trim()
      await writeFile(`/sys/fs/ext4/${basename(device)}/trigger_fs_error`, '1')
    },
    async repair() {
      await untilUnmounted(mounted)
      // 1: errors have been corrected.
      await run('e2fsck', ['-fy', image]).catch(() => {})
      await mount()
    },
    async [Symbol.asyncDispose]() {
      await run('umount', ['-l', mounted])
      await own.remove()
    },
  }
}

/** A killed site's readers of files outlive it for a moment. */
async function untilUnmounted(folder: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await run('umount', [folder])
      return
    } catch (error) {
      if (tries === unmountTries) throw error
      await wait(unmountPauseMs)
    }
  }
}

async function untilFull(file: string): Promise<void> {
  const bytes = Buffer.alloc(1024)
  const isTaken = () =>
    appendFile(file, bytes).then(
      () => true,
      () => false,
    )
  while (await isTaken()) continue
}
