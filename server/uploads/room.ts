import { UnavailableError } from '#services/errors.ts'
import { filesUnavailable } from '#services/entries/entry-intake.ts'

export type Room = {
  /**
   * Keeps room on the disk for an upload of so many bytes and answers how to give it back. Throws
   * `UnavailableError` when too little would be left.
   */
  take(bytes: number | undefined): Promise<() => void>
}

/** Kept free for the database: an upload must never be what fills the disk. */
const reservedBytes = 512 * 1024 * 1024
/** Of an upload that does not say how long it is. */
const assumedBytes = 160 * 1024 * 1024
/** As it arrives, cleaned, and kept. */
const copies = 3

/** What uploads under way may still write is not to be seen on the disk yet, so it is summed up. */
export function createRoom(freeBytes: () => Promise<number>): Room {
  let promised = 0
  return {
    async take(bytes = assumedBytes) {
      const needed = copies * bytes
      promised += needed
      try {
        if ((await freeBytes()) < promised + reservedBytes)
          throw new Error('the disk is nearly full')
      } catch (cause) {
        promised -= needed
        throw new UnavailableError(filesUnavailable, { cause })
      }
      return () => {
        promised -= needed
      }
    },
  }
}
