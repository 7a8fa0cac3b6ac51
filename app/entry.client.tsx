import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter, type unstable_RouterFetch as RouterFetch } from 'react-router/dom'
import { backOnline } from './back-online.ts'
import { passBackToOverlay } from './components/overlay-back.ts'
import { reportPageNotLoaded } from './components/page-not-loaded.ts'
import { receivePageData } from './page-data.ts'

/**
 * Fetches the data of the next page. If that fails, the guest stays on this page, keeps what they
 * typed and sees a message. Navigation resumes once they are back online, unless they moved on.
 */
const fetchPage: RouterFetch = async (request, context) => {
  const isMove = context.type === 'navigation' && request.method === 'GET'
  if (!isMove) return fetch(request)
  try {
    const response = await fetch(request.clone())
    // Read to the end: if a response breaks off, the router shows its error page.
    await response.clone().blob()
    if (!isOutage(response)) return response
  } catch {
    request.signal.throwIfAborted()
  }
  reportPageNotLoaded()
  // The signal aborts if the guest has pressed something else.
  await backOnline(request.signal)
  return fetchPage(request, context)
}

/** From a proxy or a stopping server. Failing pages have the router's own header. */
function isOutage({ status, headers }: Response): boolean {
  return status >= 500 && !headers.has('X-Remix-Response')
}

document.documentElement.dataset['seen'] = ''
void receivePageData()
addEventListener('popstate', passBackToOverlay)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter unstable_fetch={fetchPage} />
    </StrictMode>,
  )
})
