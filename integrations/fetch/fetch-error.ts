/**
 * The message completes 'the feed …' or 'the picture …' and never contains the address, which may
 * be a secret.
 */
export class FetchError extends Error {
  override name = 'FetchError'
  /** The other server's status; null for any other failure. */
  readonly status: number | null

  constructor(reason: string, { status = null }: { status?: number | null } = {}) {
    super(reason)
    this.status = status
  }
}
