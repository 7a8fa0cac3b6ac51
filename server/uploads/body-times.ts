import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { uploadPaths } from '#contracts/addresses.ts'

export type BodyTimes = {
  /** How long the body of any other request may take, in milliseconds. */
  otherMs: number
  /** The same for a request that brings files. */
  uploadMs: number
  /** An upload from which nothing has arrived for so long is given up. */
  silenceMs: number
  /** Bytes a second that an upload has to reach on average once the first minute is over. */
  slowestPerSecond: number
}

/**
 * 150 MB from a phone at the edge of the network take half an hour; whoever sends nothing, or one
 * byte now and then, only wants to keep the place.
 */
export const bodyTimes: BodyTimes = {
  otherMs: 30_000,
  uploadMs: 30 * 60_000,
  silenceMs: 30_000,
  slowestPerSecond: 16 * 1024,
}

const paths: ReadonlySet<string> = new Set(uploadPaths)

const lookEveryMs = 1000
const graceMs = 60_000

/** Whether a request may take as long as files take. It is asked before anything is routed. */
export function bringsFiles({ method, url = '', headers }: IncomingMessage): boolean {
  const isForm = headers['content-type']?.startsWith('multipart/form-data') ?? false
  return isForm && method === 'POST' && paths.has(url.split('?', 1)[0] ?? '')
}

/**
 * Node knows one limit for all requests, which has to be the longest. This holds every request to
 * the limit of its own kind, and refuses it as Node would.
 */
export function limitBodyTimes(
  server: Server,
  isUpload: (request: IncomingMessage) => boolean,
  times: BodyTimes = bodyTimes,
): Server {
  server.prependListener('request', (request, response) => {
    if (!hasBody(request)) return
    if (isUpload(request)) watchUpload(server, request, response, times)
    else watchBody(server, request, response, times.otherMs)
  })
  return server
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function watchBody(
  server: Server,
  request: IncomingMessage,
  response: ServerResponse,
  mostMs: number,
): void {
  const timer = setTimeout(() => refuse(server, request, response), mostMs)
  whenOver(request, () => clearTimeout(timer))
}

function watchUpload(
  server: Server,
  request: IncomingMessage,
  response: ServerResponse,
  { uploadMs, silenceMs, slowestPerSecond }: BodyTimes,
): void {
  const { socket } = request
  const startedAt = performance.now()
  const bytesBefore = socket.bytesRead
  let bytes = bytesBefore
  let heardAt = startedAt
  const timer = setInterval(
    () => {
      const now = performance.now()
      // While we do not read, because the disk is slow, nothing can arrive.
      if (socket.bytesRead > bytes || request.isPaused()) heardAt = now
      bytes = socket.bytesRead
      const tookMs = now - startedAt
      const isSlow = tookMs > graceMs && (bytes - bytesBefore) / (tookMs / 1000) < slowestPerSecond
      if (tookMs > uploadMs || now - heardAt > silenceMs || isSlow) {
        refuse(server, request, response)
      }
    },
    Math.min(lookEveryMs, silenceMs),
  )
  whenOver(request, () => clearInterval(timer))
}

function whenOver(request: IncomingMessage, stop: () => void): void {
  request.once('end', stop)
  request.once('close', stop)
}

/** With an answer already on its way there is nothing left to say. */
function refuse(server: Server, { socket }: IncomingMessage, response: ServerResponse): void {
  const error = Object.assign(new Error('the request took too long'), {
    code: 'ERR_HTTP_REQUEST_TIMEOUT',
  })
  if (response.headersSent || !server.emit('clientError', error, socket)) socket.destroy()
}
