import { FetchError } from '../fetch/fetch-error.ts'

const megabyte = 1024 * 1024

/** What one reading of a feed may cost us, however its server behaves. */
export const feedLimits = {
  /** Looking up, connecting, headers, redirects and body together. */
  fetchMs: 10_000,
  /** Of the body, after decompression. */
  bodyBytes: 5 * megabyte,
  redirects: 3,
  /** Time for finding the booked days in it. */
  parseMs: 5_000,
  parseMegabytes: 192,
  /** Work for one rule: every hour of two years comes to less. Nobody sleeps there more often. */
  ruleSteps: 20_000,
  /** How many stays of a feed are told apart. */
  stays: 1_000,
} as const

/** What tests make shorter and smaller. */
export type { FetchLimits } from '../fetch/fetch-body.ts'
export type ParseLimits = Record<'parseMs' | 'parseMegabytes', number>

/** A feed that could not be read. The message ends the sentence 'the feed …'. */
export class FeedError extends FetchError {
  override name = 'FeedError'
}
