import { entryLimits } from '#contracts/limits.ts'
import { FileRefusedError, filesUnavailable } from '../../errors.ts'

export interface DiskReservations {
  /** Starts an upload of the announced size. Throws `UnavailableError` if it does not fit. */
  open(network: string, announcedBytes: number): Promise<DiskReservation>
}

export interface DiskReservation {
  /** Counts bytes before they are written. Throws `FileRefusedError` or `UnavailableError`. */
  add(bytes: number): Promise<void>
  release(): void
}

const megabyte = 1024 * 1024
/** Three videos, the fields, and the form's overhead. The proxy has the same limit. */
const largestSubmissionBytes = 160 * megabyte
/** Kept free for the database: uploads must never fill the disk. */
const keptFreeBytes = 512 * megabyte
/** Reserved in advance, so that not every chunk checks the disk. */
const stepBytes = 4 * megabyte
/** As received, cleaned, and stored. */
const copies = 3
/** A network with several uploads leaves at least this much to the others. */
const networkShare = 0.5

/**
 * Reserves disk space as uploads arrive: an announced size is only checked, received bytes count.
 * The disk does not show what current uploads may still write, so reservations are tracked here.
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
  /** Checks whether that much more fits; `own` is what this upload has reserved already. */
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
          // Reserved first: another upload may ask during the disk check.
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
