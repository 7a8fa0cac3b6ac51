import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { uploadPaths } from '#contracts/addresses.ts'

export interface BodyTimeouts {
  /** How long the body of any other request may take, in milliseconds. */
  otherMs: number
  /** The same for a request that brings files. */
  uploadMs: number
  /** An upload from which nothing has arrived for so long is given up. */
  silenceMs: number
  /** Bytes a second that an upload has to reach on average, not counting while we do not read. */
  slowestPerSecond: number
  /** From when on. */
  graceMs: number
  /** How often all this is looked at. */
  lookEveryMs: number
}

/**
 * 150 MB from a phone at the edge of the network take half an hour; a client that sends nothing, or one
 * byte now and then, only wants to keep the place.
 */
export const bodyTimeouts: BodyTimeouts = {
  otherMs: 30_000,
  uploadMs: 30 * 60_000,
  silenceMs: 30_000,
  slowestPerSecond: 16 * 1024,
  graceMs: 60_000,
  lookEveryMs: 1000,
}

const paths: ReadonlySet<string> = new Set(uploadPaths)

/** Whether a request may take as long as files take. It is asked before anything is routed. */
export function bringsFiles({ method, url = '', headers }: IncomingMessage): boolean {
  const isForm = headers['content-type']?.startsWith('multipart/form-data') ?? false
  return isForm && method === 'POST' && paths.has(url.split('?', 1)[0] ?? '')
}

/**
 * Node knows one limit for all requests, which has to be the longest. This holds every request to
 * the limit of its own kind, and refuses it as Node would.
 */
export function limitBodyTimeouts(
  server: Server,
  isUpload: (request: IncomingMessage) => boolean,
  times: BodyTimeouts = bodyTimeouts,
  nowMs = () => performance.now(),
): Server {
  server.prependListener('request', (request, response) => {
    if (!hasBody(request)) return
    const giveUp = () => refuse(server, request, response)
    if (isUpload(request)) watchUpload(request, { ...times, nowMs, giveUp })
    else watchBody(request, times.otherMs, giveUp)
  })
  return server
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function watchBody(request: IncomingMessage, mostMs: number, giveUp: () => void): void {
  const timer = setTimeout(giveUp, mostMs)
  whenOver(request, () => clearTimeout(timer))
}

type Watch = BodyTimeouts & { nowMs: () => number; giveUp: () => void }

function watchUpload(request: IncomingMessage, watch: Watch): void {
  const { uploadMs, silenceMs, lookEveryMs, nowMs, giveUp } = watch
  const { socket } = request
  const startedAt = nowMs()
  const bytesBefore = socket.bytesRead
  let bytes = bytesBefore
  let [heardAt, lookedAt, heldMs] = [startedAt, startedAt, 0]
  const look = () => {
    const now = nowMs()
    // While we do not read, because others have their turn or the disk is slow, nothing can arrive.
    const isHeld = request.isPaused()
    if (isHeld) heldMs += now - lookedAt
    if (isHeld || socket.bytesRead > bytes) heardAt = now
    bytes = socket.bytesRead
    lookedAt = now
    const isSlow = isTooSlow(bytes - bytesBefore, now - startedAt - heldMs, watch)
    if (now - startedAt > uploadMs || now - heardAt > silenceMs || isSlow) giveUp()
  }
  const timer = setInterval(look, Math.min(lookEveryMs, silenceMs))
  whenOver(request, () => clearInterval(timer))
}

function isTooSlow(bytes: number, readMs: number, { graceMs, slowestPerSecond }: BodyTimeouts) {
  return readMs > graceMs && bytes < slowestPerSecond * (readMs / 1000)
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
