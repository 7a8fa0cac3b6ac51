/** Tells search engines which addresses have changed (indexnow.org). */
export interface IndexNow {
  /** Also the text of the file that proves who is asking. */
  key: string
  /** Path of that file. */
  keyPath: string
  /** Rejects with `IndexNowError` unless the service has taken the addresses, all of our origin. */
  submit(addresses: readonly string[], signal: AbortSignal): Promise<void>
}

/** Why the service did not take them, for the log. */
export class IndexNowError extends Error {
  override name = 'IndexNowError'
}

export interface IndexNowSettings {
  /** Where the service takes them. */
  url: string
  key: string
  /** Canonical origin of the site, without a trailing slash. */
  origin: string
}

const timeoutMs = 10_000

export function createIndexNow({ url, key, origin }: IndexNowSettings): IndexNow {
  const keyPath = `/${key}.txt`
  return {
    key,
    keyPath,
    async submit(urlList, signal) {
      const { host } = new URL(origin)
      const keyLocation = `${origin}${keyPath}`
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify({ host, key, keyLocation, urlList }),
        // The key is meant for this service alone.
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      }).catch((cause: unknown) => {
        const isLate = cause instanceof Error && cause.name === 'TimeoutError'
        throw new IndexNowError(isLate ? 'did not answer in time' : 'could not be reached', {
          cause,
        })
      })
      // 200 is done, 202 that the key is still to be looked at.
      await response.body?.cancel()
      if (response.status !== 200 && response.status !== 202) {
        throw new IndexNowError(`answered ${response.status}`)
      }
    },
  }
}
