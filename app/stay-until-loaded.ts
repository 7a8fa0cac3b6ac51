import {
  isRouteErrorResponse,
  redirect,
  type DataStrategyFunction,
  type MiddlewareFunction,
} from 'react-router'
import { reportPageNotLoaded } from './components/page-not-loaded.ts'
import { nextPage, setOut } from './whereabouts.ts'

type Results = Awaited<ReturnType<DataStrategyFunction>>

/**
 * If the next page cannot be fetched, the guest stays on this one, keeps what they typed and sees a
 * message. Navigation resumes once they are back online, unless they moved on.
 */
export const stayUntilLoaded: MiddlewareFunction<Results> = async ({ request }, next) => {
  setOut(request)
  const results = await next()
  if (request.method !== 'GET' || request.signal.aborted || !hasFailed(results)) return
  reportPageNotLoaded()
  await backOnline(request.signal)
  throw redirect(request.url)
}

/** Also if a proxy answered, or a network's own sign-in page; not if our server refused. */
function hasFailed(results: Results): boolean {
  return Object.values(results).some(
    ({ type, result }) => type === 'error' && !(result instanceof Response) && !isRefusal(result),
  )
}

/** The admin area says so itself. */
function isRefusal(result: unknown): boolean {
  return isRouteErrorResponse(result) && [401, 403].includes(result.status)
}

/**
 * The router reloads a page when the code of the next screen cannot be fetched. Opens the next page as
 * a document instead: after an update its code has other names.
 */
export function openAsDocument(event: NavigateEvent): void {
  const request = nextPage()
  if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable || !request)
    return
  event.preventDefault()
  openOnceReachable(request).catch(ignore)
}

async function openOnceReachable(request: Request): Promise<void> {
  const { url, signal } = request
  const isReachable = await fetch(url, { method: 'HEAD', signal }).then(
    () => true,
    () => false,
  )
  signal.throwIfAborted()
  if (isReachable) return location.assign(url)
  reportPageNotLoaded()
  await backOnline(signal)
  return openOnceReachable(request)
}

/** The guest has moved on. */
function ignore(): void {}

/** The first requests after the browser is back online may still fail. */
const settlingMs = 500

/** Resolves shortly after the browser is online again; rejects if the signal aborts first. */
function backOnline(signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    addEventListener('online', () => setTimeout(resolve, settlingMs), { signal })
    signal.addEventListener('abort', reject)
  })
}
