import { FetchError } from '../fetch/fetch-error.ts'

const megabyte = 1024 * 1024

/** What reading a feed may cost, however its server behaves. */
export const feedLimits = {
  /** DNS lookup, connection, headers, redirects and body together. */
  fetchMs: 10_000,
  /** Of the body, decompressed. */
  bodyBytes: 5 * megabyte,
  redirects: 3,
  /** Time to compute the taken nights. */
  parseMs: 5_000,
  parseMegabytes: 192,
  /** Steps per rule: more than hourly for two years, which no booking needs. */
  ruleSteps: 20_000,
  /** How many stays of a feed are counted. */
  stays: 1_000,
} as const

/** Tests make these shorter and smaller. */
export type { FetchLimits } from '../fetch/fetch-body.ts'
export type ParseLimits = Record<'parseMs' | 'parseMegabytes', number>

/** A feed that could not be read. The message completes 'the feed …'. */
export class FeedError extends FetchError {
  override name = 'FeedError'
}
