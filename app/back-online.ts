/** The first requests after the browser is back online may still fail. */
const settlingMs = 500

/** Resolves shortly after the browser is online again; rejects if the signal aborts first. */
export function backOnline(signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    addEventListener('online', () => setTimeout(resolve, settlingMs), { signal })
    signal.addEventListener('abort', reject)
  })
}
