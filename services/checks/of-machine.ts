import { rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Certificate } from '#integrations/certificate.ts'
import type { Clock } from '#integrations/clock.ts'
import type { DiskSpace } from '#integrations/disk.ts'
import { broken, dayOf, fine, warning, type Check, type OwnersCheck, type Zoned } from './check.ts'

const megabyte = 1024 ** 2
const gigabyte = 1024 ** 3
/** The site keeps this much free for the database and takes no uploads below. */
const leastFree = 512 * megabyte
/** Nearly full: both, so that a large disk is not full with a hundred gigabytes free. */
const leastShare = 0.1
const leastBytes = 5 * gigabyte
const leastMemory = 200 * megabyte

export interface DiskDeps {
  dataDir: string
  /** Of the disk of `dataDir`. */
  diskSpace: () => Promise<DiskSpace>
}

export const disk: OwnersCheck<DiskDeps> = {
  id: 'disk',
  title: 'Disk nearly full',
  toDo: 'Free up space or add more.',
  isOperators: true,
  isPerServer: true,
  async ask({ dataDir, diskSpace }) {
    const space = await diskSpace()
    const { freeBytes, totalBytes } = space
    const free = `${inGigabytes(freeBytes)} of ${inGigabytes(totalBytes)}`
    const follows = 'When it is full, guests can read the site but cannot send anything.'
    if (freeBytes < leastFree) {
      return [broken(`Only ${free} are free: nothing more can be stored. ${follows}`)]
    }
    if (!(await isWritable(dataDir))) {
      const toDo = 'Mount the disk for writing, and give the folder to the user of the site.'
      return [broken('DATA_DIR cannot be written', toDo)]
    }
    if (!isNearlyFull(space)) return [fine(`${free} free`)]
    return [warning(`Only ${free} are free. ${follows}`)]
  },
  async figures({ diskSpace }) {
    const { freeBytes, totalBytes } = await diskSpace()
    return [
      { name: 'cabins_disk_free_bytes', value: freeBytes },
      { name: 'cabins_disk_size_bytes', value: totalBytes },
    ]
  },
}

function isNearlyFull({ freeBytes, totalBytes }: DiskSpace): boolean {
  return freeBytes < totalBytes * leastShare && freeBytes < leastBytes
}

function inGigabytes(bytes: number): string {
  return `${(bytes / gigabyte).toFixed(1)} GB`
}

async function isWritable(folder: string): Promise<boolean> {
  const file = join(folder, '.doctor')
  try {
    await writeFile(file, '')
    await rm(file, { force: true })
    return true
  } catch {
    return false
  }
}

export interface MemoryDeps {
  /** What a new process may take, in bytes. */
  availableMemory: () => number
}

export const memory: Check<MemoryDeps> = {
  id: 'memory',
  toDo: 'Stop other programs, or give the machine more memory.',
  ask({ availableMemory }) {
    const bytes = availableMemory()
    const what = `${inGigabytes(bytes)} available, ${availableParallelism()} cores`
    return [bytes < leastMemory ? warning(what) : fine(what)]
  },
}

export interface CertificateDeps {
  clock: Pick<Clock, 'now'>
  /** Of the site's own address; null if visitors don't use https. */
  certificate: ((signal: AbortSignal) => Promise<Certificate>) | null
}

/** Ten days. */
const certificateBefore = { hours: 240 }

export const certificate: OwnersCheck<CertificateDeps & Zoned> = {
  id: 'certificate',
  title: 'Certificate needs attention',
  toDo: 'Renew it, and check why it was not renewed automatically.',
  isOperators: true,
  async ask({ clock, certificate: readOwn, site }, signal) {
    const read = await readOwn?.(signal)
    if (!read) {
      const toDo = 'Set PUBLIC_URL to the https address that guests use.'
      return [warning('none: PUBLIC_URL is not https', toDo)]
    }
    if (read.state === 'unknown') {
      const toDo =
        'Open PUBLIC_URL in a browser. This machine may not reach its own public address.'
      return [warning('PUBLIC_URL cannot be reached from here', toDo)]
    }
    const follows = 'Without a valid certificate, browsers warn guests and do not show the site.'
    if (read.state === 'invalid') {
      return [broken(`The certificate of your site is not valid (${read.reason}). ${follows}`)]
    }
    const day = dayOf(read.until, { site })
    const isSoon = Temporal.Instant.compare(read.until, clock.now().add(certificateBefore)) <= 0
    if (!isSoon) return [fine(`valid until ${day}`)]
    return [warning(`The certificate of your site ends on ${day}. ${follows}`)]
  },
}
