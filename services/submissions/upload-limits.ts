import { entryLimits } from '#contracts/limits.ts'
import type { Incoming } from '#integrations/storage/incoming.ts'
import { createDailyAllowance } from '../daily-allowance.ts'
import type { Dependencies } from '../dependencies.ts'
import { FileRefusedError, filesUnavailable, LimitError, UnavailableError } from '../errors.ts'

export interface UploadSizes {
  /** Maximum concurrent uploads. */
  uploadsAtOnce: number
  /** Maximum from one network, such as everyone in one house at once. */
  uploadsPerNetwork: number
  /** Daily limit for one network: thirty submissions of a photo and a short video. */
  bytesPerNetwork: number
}

const defaults: UploadSizes = {
  uploadsAtOnce: 120,
  uploadsPerNetwork: 6,
  bytesPerNetwork: 1024 ** 3,
}

const megabyte = 1024 * 1024
/** Three videos, the fields, and the form's overhead. The proxy has the same limit. */
const largestSubmissionBytes = 160 * megabyte
/** Kept free for the database: uploads must never fill the disk. */
const keptFreeBytes = 512 * megabyte
/** Bytes are counted in portions: on several servers each is a query. */
const largestPortion = megabyte

export interface UploadLimits {
  /**
   * Admits an upload; dispose of its share when it is over. Throws `LimitError` for the network,
   * `UnavailableError` if the server or its disk is full, `FileRefusedError` for too many bytes.
   */
  admit(network: string, announcedBytes: number): Promise<UploadShare>
}

/** One upload's share of the common resources. */
export interface UploadShare extends Disposable {
  /** Passes the chunks of a file on. Throws like `admit` when they exceed a limit. */
  metered(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>
}

export function createUploadLimits(
  deps: Pick<Dependencies, 'counts'> & { incoming: Pick<Incoming, 'freeBytes'> },
  sizes: Partial<UploadSizes> = {},
): UploadLimits {
  const { uploadsAtOnce, uploadsPerNetwork, bytesPerNetwork } = { ...defaults, ...sizes }
  const slots = createSlots({ total: uploadsAtOnce, perNetwork: uploadsPerNetwork })
  const dailyBytes = createDailyAllowance(deps.counts, 'uploads', bytesPerNetwork)
  const portion = Math.min(largestPortion, bytesPerNetwork / 100)

  const assertDiskTakes = async (bytes: number) => {
    const free = await deps.incoming.freeBytes().catch(filesUnavailable)
    if (free - bytes < keptFreeBytes) filesUnavailable(new Error('the disk is nearly full'))
  }
  return {
    async admit(network, announcedBytes) {
      assertSubmissionSize(announcedBytes)
      using taken = new DisposableStack()
      taken.defer(slots.take(network))
      await dailyBytes.assertLeft(network, announcedBytes)
      await assertDiskTakes(announcedBytes)
      const share = taken.move()
      let arrivedBytes = 0
      const count = async (bytes: number) => {
        await dailyBytes.take(network, bytes)
        // Uploads arriving at the same time were promised the same space.
        await assertDiskTakes(0)
      }
      return {
        async *metered(file) {
          let uncounted = 0
          for await (const piece of file) {
            arrivedBytes += piece.length
            assertSubmissionSize(arrivedBytes)
            uncounted += piece.length
            if (uncounted >= portion) {
              await count(uncounted)
              uncounted = 0
            }
            yield piece
          }
          await count(uncounted)
        },
        [Symbol.dispose]: () => share.dispose(),
      }
    },
  }
}

function assertSubmissionSize(bytes: number): void {
  if (bytes > largestSubmissionBytes) throw new FileRefusedError('too large', tooLarge)
}

const tooLarge = `This is larger than we can take: up to ${entryLimits.files} files, photos of ${entryLimits.imageMegabytes} MB and videos of ${entryLimits.videoMegabytes} MB.`

export interface Slots {
  /** Takes a slot and returns its release function. Throws `UnavailableError` or `LimitError`. */
  take(network: string): () => void
}

const retryAfterSeconds = 15

/** How many uploads may run at the same time, in total and from one network. */
export function createSlots({ total, perNetwork }: { total: number; perNetwork: number }): Slots {
  const taken = new Map<string, number>()
  let all = 0
  const add = (network: string, slots: number) => {
    all += slots
    const count = (taken.get(network) ?? 0) + slots
    if (count > 0) taken.set(network, count)
    else taken.delete(network)
  }
  return {
    take(network) {
      if (all >= total) {
        const message = 'Many guests are sending photos just now. Please try again in a moment.'
        throw new UnavailableError(message, { retryAfterSeconds })
      }
      if ((taken.get(network) ?? 0) >= perNetwork) {
        const message = 'Your network is already sending several entries. Please wait a moment.'
        throw new LimitError(message, retryAfterSeconds)
      }
      add(network, 1)
      let isBack = false
      return () => {
        if (!isBack) add(network, -1)
        isBack = true
      }
    },
  }
}
