import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { ownPicturesPath, uploadPaths } from '#contracts/addresses.ts'
import type { Socket } from 'node:net'

export interface BodyTimeouts {
  /** Limit for the body of any other request, in milliseconds. */
  otherMs: number
  /** Limit for a request with files. */
  uploadMs: number
  /** An upload that receives nothing for this long is dropped. */
  silenceMs: number
  /** The minimum average speed of an upload, excluding time we do not read. */
  slowestPerSecond: number
  /** When the minimum speed starts to apply. */
  graceMs: number
  /** How often the limits are checked. */
  lookEveryMs: number
}

/**
 * 150 MB from a phone on a weak signal take half an hour; a client that sends nothing, or a byte
 * now and then, only wants to hold the connection.
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

/** Whether a request may take as long as an upload. Called before routing. */
export function bringsFiles({ method, url = '', headers }: IncomingMessage): boolean {
  const path = url.split('?', 1)[0] ?? ''
  const isForm = headers['content-type']?.startsWith('multipart/form-data') ?? false
  const isUpload = isForm || path === ownPicturesPath
  return isUpload && method === 'POST' && paths.has(path)
}

/** Node has one limit for all requests; this enforces each kind's own, and fails like Node. */
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
    // Nothing can arrive while we are not reading: other uploads have their turn, or the disk is
    // slow.
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

/** Once a response has started there is nothing left to send. */
function refuse(server: Server, { socket }: IncomingMessage, response: ServerResponse): void {
  const error = Object.assign(new Error('the request took too long'), {
    code: 'ERR_HTTP_REQUEST_TIMEOUT',
  })
  if (response.headersSent || !server.emit('clientError', error, socket)) socket.destroy()
}

/** A phone in a tunnel comes back sooner; a client that never reads only holds memory. */
const unreadMs = 60_000

/**
 * Closes connections whose client has read nothing for this long while a response was waiting. A
 * request that is being received or worked on has limits of its own.
 */
export function closeUnread(server: Server, afterMs = unreadMs): Server {
  const open = new WeakMap<Socket, number>()
  server.on('request', ({ socket }, response) => {
    open.set(socket, (open.get(socket) ?? 0) + 1)
    response.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1))
  })
  return server.setTimeout(afterMs, (socket) => {
    const isWorking = (open.get(socket) ?? 0) > 0 && socket.writableLength === 0
    if (!isWorking) socket.destroy()
  })
}
