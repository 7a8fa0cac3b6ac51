import { entryLimits } from '#contracts/limits.ts'
import { FileRefusedError } from '../../errors.ts'
import { filesUnavailable } from '../files-unavailable.ts'

export interface DiskReservations {
  /** Begins an upload of so many announced bytes. Throws `UnavailableError` if they don't fit. */
  open(network: string, announcedBytes: number): Promise<DiskReservation>
}

export interface DiskReservation {
  /**
   * Counts bytes before they are written. Throws `FileRefusedError` when a submission may not have
   * that many, `UnavailableError` when the disk is full.
   */
  add(bytes: number): Promise<void>
  release(): void
}

const megabyte = 1024 * 1024
/** Three videos, the fields, and what a form puts around them. The proxy's limit is the same. */
const largestSubmissionBytes = 160 * megabyte
/** Kept free for the database: an upload must never be what fills the disk. */
const keptFreeBytes = 512 * megabyte
/** Reserved ahead of what arrives, so that not every piece asks the disk. */
const stepBytes = 4 * megabyte
/** As it arrives, cleaned, and stored. */
const copies = 3
/** A network with several uploads under way leaves at least this much to all others. */
const networkShare = 0.5

/**
 * Reserves disk space as uploads arrive: an announcement is only checked, what has arrived counts.
 * The disk does not show what current uploads may still write, so reservations are added up here.
 */
export function createDiskReservations(freeBytes: () => Promise<number>): DiskReservations {
  let reserved = 0
  const reservedFor = new Map<string, number>()

  const reserve = (network: string, bytes: number) => {
    reserved += bytes
    const sum = (reservedFor.get(network) ?? 0) + bytes
    if (sum > 0) reservedFor.set(network, sum)
    else reservedFor.delete(network)
  }
  /** Whether that much more fits; `own` is what this upload has already reserved. */
  const assertFits = async (network: string, bytes: number, own: number) => {
    const left = (await freeBytes().catch(filesUnavailable)) - keptFreeBytes
    const others = (reservedFor.get(network) ?? 0) - own
    const isGreedy = others > 0 && others + own + bytes > left * networkShare
    if (reserved + bytes > left || isGreedy) filesUnavailable(new Error('the disk is nearly full'))
  }

  return {
    async open(network, announcedBytes) {
      await assertFits(network, copies * Math.max(announcedBytes, stepBytes), 0)
      let own = 0
      let arrivedBytes = 0
      return {
        async add(bytes) {
          arrivedBytes += bytes
          assertSubmissionSize(arrivedBytes)
          if (copies * arrivedBytes <= own) return
          const step = copies * Math.max(stepBytes, bytes)
          // Reserved first: another upload may ask while the disk answers.
          reserve(network, step)
          own += step
          await assertFits(network, 0, own)
        },
        release() {
          reserve(network, -own)
          own = 0
        },
      }
    },
  }
}

export function assertSubmissionSize(bytes: number): void {
  if (bytes > largestSubmissionBytes) throw new FileRefusedError('too large', tooLarge)
}

const tooLarge = `This is larger than we can take: up to ${entryLimits.files} files, photos of ${entryLimits.imageMegabytes} MB and videos of ${entryLimits.videoMegabytes} MB.`
