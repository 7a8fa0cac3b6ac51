/** Completes 'the feed …' or 'the picture …', without the address: it may be secret. */
export class FetchError extends Error {
  override name = 'FetchError'
  /** The other server's status; null for any other failure. */
  readonly status: number | null

  constructor(reason: string, { status = null }: { status?: number | null } = {}) {
    super(reason)
    this.status = status
  }
}
