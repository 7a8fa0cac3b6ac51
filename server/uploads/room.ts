import { entryLimits } from '#contracts/limits.ts'
import { filesUnavailable } from '#services/submissions/entry-intake.ts'
import { FileRefusedError, UnavailableError } from '#services/errors.ts'

export interface Room {
  /** Begins an upload that says it has so many bytes. Throws `UnavailableError` if they don't fit. */
  open(network: string, announcedBytes: number): Promise<Reservation>
}

export interface Reservation {
  /**
   * Notes bytes before they are written. Throws `FileRefusedError` when they are more than an entry
   * may have, `UnavailableError` when there is no room for them.
   */
  arrived(bytes: number): Promise<void>
  giveBack(): void
}

const megabyte = 1024 * 1024
/** Three videos, the fields, and what a form puts around them. The proxy's limit is the same. */
const largestEntryBytes = 160 * megabyte
/** Kept free for the database: an upload must never be what fills the disk. */
const keptFreeBytes = 512 * megabyte
/** Reserved ahead of what arrives, so that not every piece asks the disk. */
const stepBytes = 4 * megabyte
/** As it arrives, cleaned, and kept. */
const copies = 3
/** A network with several uploads under way leaves at least as much to all others. */
const networkShare = 0.5

/**
 * Reserves disk space as uploads arrive: what a sender announces is looked at, but only what has come
 * counts. What uploads under way may still write is not to be seen on the disk, so it is summed up.
 */
export function createRoom(freeBytes: () => Promise<number>): Room {
  let promised = 0
  const promisedTo = new Map<string, number>()

  const promise = (network: string, bytes: number) => {
    promised += bytes
    const sum = (promisedTo.get(network) ?? 0) + bytes
    if (sum > 0) promisedTo.set(network, sum)
    else promisedTo.delete(network)
  }
  /** Whether so much more would fit, beside this much of the network's own. */
  const assertFits = async (network: string, bytes: number, own: number) => {
    const left = (await freeBytes().catch(refuse)) - keptFreeBytes
    const others = (promisedTo.get(network) ?? 0) - own
    const isGreedy = others > 0 && others + own + bytes > left * networkShare
    if (promised + bytes > left || isGreedy) refuse(new Error('the disk is nearly full'))
  }

  return {
    async open(network, announcedBytes) {
      await assertFits(network, copies * Math.max(announcedBytes, stepBytes), 0)
      let own = 0
      let arrivedBytes = 0
      return {
        async arrived(bytes) {
          arrivedBytes += bytes
          assertEntrySize(arrivedBytes)
          if (copies * arrivedBytes <= own) return
          const step = copies * Math.max(stepBytes, bytes)
          // Promised first: another upload may ask while the disk answers.
          promise(network, step)
          own += step
          await assertFits(network, 0, own)
        },
        giveBack() {
          promise(network, -own)
          own = 0
        },
      }
    },
  }
}

/** Throws `FileRefusedError` for more than an entry may have. */
export function assertEntrySize(bytes: number): void {
  if (bytes > largestEntryBytes) throw new FileRefusedError('too large', tooLarge)
}

const tooLarge = `This is larger than we can take: up to ${entryLimits.files} files, photos of ${entryLimits.imageMegabytes} MB and videos of ${entryLimits.videoMegabytes} MB.`

function refuse(cause: unknown): never {
  throw new UnavailableError(filesUnavailable, { cause })
}
