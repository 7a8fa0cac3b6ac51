// The thread that parses feeds, so that no feed can block visitors.
import { parentPort } from 'node:worker_threads'
import { feedNightsIn, type FeedNights, type ReadingRules } from './feed-nights.ts'
import { FeedError } from './limits.ts'

export interface ParseTask {
  body: Uint8Array
  rules: ReadingRules
}

export type ParseAnswer = { nights: FeedNights } | { reason: string }

parentPort?.on('message', (task: ParseTask) => {
  // The rule is meant for windows; a thread's port has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(answerTo(task))
})

function answerTo({ body, rules }: ParseTask): ParseAnswer {
  try {
    return { nights: feedNightsIn(new TextDecoder().decode(body), rules) }
  } catch (error) {
    return { reason: error instanceof FeedError ? error.message : 'is not a calendar' }
  }
}
