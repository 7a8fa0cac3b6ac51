import { setTimeout } from 'node:timers/promises'
import type { Media } from '#integrations/media/index.ts'
import { createDailyAllowance } from '../../daily-allowance.ts'
import type { Dependencies } from '../../dependencies.ts'
import { assertSubmissionSize, createDiskReservations } from './disk-reservations.ts'
import { createReaderQueues } from './reader-queues.ts'
import { createTurns, inTurn } from './turns.ts'
import { LimitError, UnavailableError } from '../../errors.ts'

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

/** Bytes are counted in portions: on several servers each is a query. */
const largestPortion = 1024 ** 2

export interface UploadLimits {
  /**
   * Admits an upload; dispose of its share when it is over. Throws `LimitError` for the network,
   * `UnavailableError` if the server is full, `FileRefusedError` for too many bytes.
   */
  admit(network: string, announcedBytes: number): Promise<UploadShare>
}

/** One upload's share of the common resources. */
export interface UploadShare extends Disposable {
  /** Passes the chunks of a file on in turn. Throws like `admit` when they exceed a limit. */
  metered(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>
  /** Waits for the network's other files. */
  prepare: Media['prepare']
}

export function createUploadLimits(
  deps: Pick<Dependencies, 'incoming' | 'media' | 'counts'>,
  sizes: Partial<UploadSizes> = {},
): UploadLimits {
  const { uploadsAtOnce, uploadsPerNetwork, bytesPerNetwork } = { ...defaults, ...sizes }
  const slots = createSlots({ total: uploadsAtOnce, perNetwork: uploadsPerNetwork })
  const turns = createTurns()
  const disk = createDiskReservations(() => deps.incoming.freeBytes())
  const dailyBytes = createDailyAllowance(deps.counts, 'uploads', bytesPerNetwork)
  const portion = Math.min(largestPortion, bytesPerNetwork / 100)
  const queues = createReaderQueues({
    nowMs: () => performance.now(),
    wait: (ms) => setTimeout(ms, undefined, { ref: false }),
  })
  return {
    async admit(network, announcedBytes) {
      assertSubmissionSize(announcedBytes)
      using taken = new DisposableStack()
      taken.defer(slots.take(network))
      const turn = turns.join()
      await turn.next()
      await dailyBytes.assertLeft(network, announcedBytes)
      const reservation = await disk.open(network, announcedBytes)
      taken.defer(() => reservation.release())
      const share = taken.move()
      return {
        async *metered(file) {
          let uncounted = 0
          for await (const piece of inTurn(turn, file)) {
            uncounted += piece.length
            if (uncounted >= portion) {
              await dailyBytes.take(network, uncounted)
              uncounted = 0
            }
            await reservation.add(piece.length)
            yield piece
          }
          await dailyBytes.take(network, uncounted)
        },
        prepare: queues.of(network, (...file) => deps.media.prepare(...file)),
        [Symbol.dispose]: () => share.dispose(),
      }
    },
  }
}

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
