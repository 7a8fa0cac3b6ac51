/**
 * What could not be fetched. The message ends the sentence 'the feed …' or 'the picture …' and never
 * holds the address, which may be a secret of the owner.
 */
export class FetchError extends Error {
  override name = 'FetchError'
  /** What the other server answered; null when the failure is another. */
  readonly status: number | null

  constructor(reason: string, { status = null }: { status?: number | null } = {}) {
    super(reason)
    this.status = status
  }
}
