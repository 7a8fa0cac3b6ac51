import { Worker } from 'node:worker_threads'
import type { FeedNights, ReadingRules } from './feed-nights.ts'
import { FeedError, feedLimits, type ParseLimits } from './limits.ts'
import type { ParseAnswer, ParseTask } from './parse-worker.ts'

export interface FeedParser {
  /** The body is handed over: nobody may use it afterwards. Rejects with a `FeedError` only. */
  parse(body: Uint8Array<ArrayBuffer>, rules: ReadingRules): Promise<FeedNights>
  close(): Promise<void>
}

/**
 * Reads feeds in one thread, one after the other. A feed that takes longer than `parseMs` or more
 * memory than `parseMegabytes` ends the thread, and the next feed gets a new one.
 */
export function createFeedParser({
  parseMs = feedLimits.parseMs,
  parseMegabytes = feedLimits.parseMegabytes,
}: Partial<ParseLimits> = {}): FeedParser {
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()
  let isClosed = false

  const parseNow = async (
    task: ParseTask & { body: Uint8Array<ArrayBuffer> },
  ): Promise<FeedNights> => {
    if (isClosed) throw new FeedError('is not read any more')
    worker ??= startWorker(parseMegabytes)
    const answer = await ask(worker, task, parseMs)
    if ('nights' in answer) return answer.nights
    if (answer.endsThread) {
      const spoilt = worker
      worker = undefined
      await spoilt.terminate()
    }
    throw new FeedError(answer.reason)
  }
  return {
    async parse(body, rules) {
      const parsing = last.then(() => parseNow({ body, rules }))
      last = parsing.catch(() => {})
      return parsing
    },
    async close() {
      isClosed = true
      await worker?.terminate()
    },
  }
}

function startWorker(maxOldGenerationSizeMb: number): Worker {
  const worker = new Worker(new URL('./parse-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb },
    // Neither the settings nor what the process was started with are any feed's business.
    env: {},
    argv: [],
  })
  // A thread that ends resolves those who wait with 'none'; without a listener it would end the process.
  worker.on('error', () => {})
  worker.unref()
  return worker
}

const tooSlow = { reason: 'takes too long to read', endsThread: true }
const tooGreedy = { reason: 'takes too much memory to read', endsThread: true }

/** What the thread answers, or why it has to be ended. */
function ask(
  worker: Worker,
  task: { body: Uint8Array<ArrayBuffer>; rules: ReadingRules },
  parseMs: number,
): Promise<ParseAnswer & { endsThread?: boolean }> {
  return new Promise((resolve) => {
    const settle = (answer: ParseAnswer) => {
      clearTimeout(timer)
      worker.off('message', settle).off('exit', giveUp)
      resolve(answer)
    }
    const giveUp = () => settle(tooGreedy)
    const timer = setTimeout(() => settle(tooSlow), parseMs).unref()
    worker.on('message', settle).on('exit', giveUp)
    worker.postMessage(task, [task.body.buffer])
  })
}
