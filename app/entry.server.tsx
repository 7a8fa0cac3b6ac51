import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { nonceContext, reportErrorContext } from './api-context.ts'
import { NonceContext } from './nonce.ts'

export { adminContext } from './admin.server.ts'
export {
  nonceContext,
  originContext,
  readApiContext,
  reportErrorContext,
  sendJsonContext,
} from './api-context.ts'

/** Failures of loaders; `renderDocument` reports those of rendering. */
export function handleError(
  error: unknown,
  { context }: { context: Readonly<RouterContextProvider> },
) {
  context.get(reportErrorContext)(error)
}

/** Renders the whole document before responding: pages are cached compressed, never streamed. */
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
      // Larger parts would stay hidden until a script moves them into place.
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
