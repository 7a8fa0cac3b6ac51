/** Resolves once the browser is online again; rejects if the signal aborts first. */
export function backOnline(signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    addEventListener('online', resolve, { once: true, signal })
    signal.addEventListener('abort', reject)
  })
}
