import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter, type unstable_RouterFetch as RouterFetch } from 'react-router/dom'
import { backOnline } from './back-online.ts'
import { rememberPage } from './carry-over.ts'
import { passBackToOverlay } from './components/overlay-back.ts'
import { reportPageNotLoaded } from './components/page-not-loaded.ts'
import { tolerateForeignNodes } from './foreign-nodes.ts'
import { isMoving } from './is-moving.ts'

/**
 * Fetches what the next page needs. If that fails, the guest stays on this page, keeps what they
 * typed and sees a message. Navigation resumes once they are back online, unless they moved on.
 */
const fetchPage: RouterFetch = async (request, context) => {
  if (request.method !== 'GET' || !isForNextPage(context.type)) return fetch(request)
  try {
    const response = await fetch(request.clone())
    // Read to the end: if a response breaks off, the router shows its error page.
    await response.clone().blob()
    if (isOurs(response, context.type)) return response
  } catch {
    request.signal.throwIfAborted()
  }
  reportPageNotLoaded()
  // The signal aborts if the guest has pressed something else.
  await backOnline(request.signal)
  return fetchPage(request, context)
}

type Purpose = Parameters<RouterFetch>[1]['type']

/** The table of routes is also fetched ahead, unnoticed. */
function isForNextPage(purpose: Purpose): boolean {
  return purpose === 'navigation' || (purpose === 'manifest' && isMoving())
}

/** Not from a proxy, a stopping server or a network's own sign-in page. */
function isOurs({ ok, headers }: Response, purpose: Purpose): boolean {
  return purpose === 'manifest' ? ok : headers.has('X-Remix-Response')
}

document.documentElement.dataset['seen'] = ''
addEventListener('popstate', passBackToOverlay)
tolerateForeignNodes()
const carryOver = rememberPage()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter unstable_fetch={fetchPage} />
    </StrictMode>,
    { onRecoverableError: carryOver },
  )
})
