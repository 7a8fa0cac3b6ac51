import { backOnline } from './back-online.ts'

declare global {
  interface Window {
    /** Set when scripts start, on pages whose data is apart; null without a connection. */
    pageData?: Promise<Response | null>
    /** The router's own, from the scripts of the document. */
    __reactRouterContext?: { streamController: ReadableStreamDefaultController<string> }
  }
}

/**
 * Gives the router what the server rendered the page with, on pages that came without it. Until
 * then the page works as it does without scripts. Without a connection it is asked for again until
 * it comes; a page that has changed since is loaded again, once.
 */
export async function receivePageData(): Promise<void> {
  const address = document.querySelector<HTMLElement>('[data-page-data]')?.dataset['pageData']
  if (!address) return
  for (let asked = window.pageData; ; asked = fetch(address)) {
    try {
      const response = await asked
      if (response?.status === 404) return loadAgain()
      if (response?.ok) return giveRouter(await response.text())
    } catch {
      // The connection broke.
    }
    await backOnline(AbortSignal.timeout(pauseMs)).catch(() => {})
  }
}

const pauseMs = 3000

/** A page that was just loaded again keeps working as it does without scripts. */
function loadAgain(): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (arrival?.type !== 'reload') location.reload()
}

function giveRouter(data: string): void {
  const controller = window.__reactRouterContext?.streamController
  controller?.enqueue(data)
  controller?.close()
}
