/**
 * A feed that could not be read. The message ends the sentence 'the feed …' and is for the log:
 * it never holds the address, which is a secret of the owner.
 */
export class FeedError extends Error {
  override name = 'FeedError'
  /** What its server answered instead of a calendar; null when the failure is another. */
  readonly status: number | null

  constructor(reason: string, { status = null }: { status?: number | null } = {}) {
    super(reason)
    this.status = status
  }
}
