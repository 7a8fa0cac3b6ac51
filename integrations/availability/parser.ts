import { Worker } from 'node:worker_threads'
import type { FeedNights, ReadingRules } from './feed-nights.ts'
import { FeedError, feedLimits, type ParseLimits } from './limits.ts'
import type { ParseAnswer, ParseTask } from './parse-worker.ts'

export interface FeedParser {
  /** Transfers the body: the caller may not use it afterwards. Rejects with a `FeedError` only. */
  parse(body: Uint8Array<ArrayBuffer>, rules: ReadingRules): Promise<FeedNights>
  close(): Promise<void>
}

/**
 * Parses feeds in one thread, one at a time. A feed that takes more than `parseMs` or
 * `parseMegabytes` ends the thread, and the next one gets a new thread.
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
    if (isClosed) throw new FeedError('is no longer read')
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
    // No feed should see the settings or the process's arguments.
    env: {},
    argv: [],
  })
  // A thread that ends resolves pending feeds with 'none'; without this listener it would end the
  // process.
  worker.on('error', () => {})
  worker.unref()
  return worker
}

const tooSlow = { reason: 'takes too long to read', endsThread: true }
const tooGreedy = { reason: 'takes too much memory to read', endsThread: true }

/** The thread's result, or why it has to end. */
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
