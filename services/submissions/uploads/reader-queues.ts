import type { Media } from '#integrations/media/index.ts'

type Prepare = Media['prepare']

export interface ReaderQueues {
  /** The same function, with one queue per network. */
  of(network: string, prepare: Prepare): Prepare
}

export interface QueueTimes {
  nowMs: () => number
  wait: (ms: number) => Promise<void>
}

/** After a rejected file its network waits this many times as long as reading it took. */
const penaltyFactor = 4
const longestPenaltyMs = 60_000

interface Queue {
  /** Resolves when the last file in the queue has been read. */
  last: Promise<unknown>
  length: number
  notBefore: number
}

/**
 * Reads one file per network at a time, so that other networks find a free reader. After a rejected
 * file its network waits in proportion to the cost: bad files use at most a fifth of a reader, and
 * a guest with one broken photo hardly notices.
 */
export function createReaderQueues({ nowMs, wait }: QueueTimes): ReaderQueues {
  const queues = new Map<string, Queue>()

  const read = async (queue: Queue, job: () => ReturnType<Prepare>) => {
    const restMs = queue.notBefore - nowMs()
    if (restMs > 0) await wait(restMs)
    const startedAt = nowMs()
    try {
      return await job()
    } catch (error) {
      const tookMs = nowMs() - startedAt
      queue.notBefore = nowMs() + Math.min(longestPenaltyMs, penaltyFactor * tookMs)
      throw error
    }
  }
  return {
    of:
      (network, prepare) =>
      async (...file) => {
        forgetIdle(queues, nowMs())
        const queue = queues.get(network) ?? { last: Promise.resolve(), length: 0, notBefore: 0 }
        queues.set(network, queue)
        queue.length += 1
        const reading = queue.last.then(() => read(queue, () => prepare(...file)))
        queue.last = reading.catch(() => {})
        try {
          return await reading
        } finally {
          queue.length -= 1
        }
      },
  }
}

function forgetIdle(queues: Map<string, Queue>, now: number): void {
  for (const [network, { length, notBefore }] of queues) {
    if (length === 0 && notBefore <= now) queues.delete(network)
  }
}
