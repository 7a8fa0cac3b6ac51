import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { nonceContext, reportErrorContext } from './api-context.ts'
import { NonceContext } from './nonce.ts'

export {
  nonceContext,
  originContext,
  readApiContext,
  reportErrorContext,
  sendJsonContext,
} from './api-context.ts'

/** Failures of loaders; those of rendering are reported by `renderDocument`. */
export function handleError(
  error: unknown,
  { context }: { context: Readonly<RouterContextProvider> },
) {
  context.get(reportErrorContext)(error)
}

/** Renders the whole document before answering: pages are kept compressed in memory, never streamed. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
) {
  const nonce = context.get(nonceContext)
  let renderStatus = status
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    {
      nonce,
      signal: request.signal,
      // Larger parts would wait, hidden, for a script that moves them into place.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        renderStatus = 500
        context.get(reportErrorContext)(error)
      },
    },
  )
  await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(stream, { status: renderStatus, headers })
}
