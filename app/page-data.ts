import { backOnline } from './back-online.ts'

declare global {
  interface Window {
    /** Requested when scripts start, if the data is not in the page; null if the request failed. */
    pageData?: Promise<Response | null>
    /** React Router's own, as the next. */
    __reactRouterContext?: { streamController: ReadableStreamDefaultController<string> }
    __reactRouterDataRouter?: {
      state: { location: { key: string; pathname: string }; navigation: { state: string } }
      subscribe(listener: () => void): () => void
    }
  }
}

/**
 * Hands the router its hydration data on pages that come without it; until then they work as
 * without scripts. Retries until the connection is back; a page that has changed is reloaded once.
 */
export async function receivePageData(): Promise<void> {
  const address = document.querySelector<HTMLElement>('[data-page-data]')?.dataset['pageData']
  if (!address) return
  for (let asked = window.pageData; ; asked = fetch(address)) {
    try {
      const response = await asked
      if (response?.status === 404) return reloadOnce()
      if (response?.ok) return handOver(await response.text())
    } catch {
      // The connection broke.
    }
    await backOnline(AbortSignal.timeout(pauseMs)).catch(() => {})
  }
}

const pauseMs = 3000

/** Not twice in a row: then the page keeps working as without scripts. */
function reloadOnce(): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (arrival?.type !== 'reload') location.reload()
}

function handOver(data: string): void {
  const controller = window.__reactRouterContext?.streamController
  controller?.enqueue(data)
  controller?.close()
}
