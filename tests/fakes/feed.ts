import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { Arrivals } from './arrivals.ts'
import { calendarOf } from './feed-calendar.ts'
import { drip } from './misbehaviour.ts'
import { listen } from './server.ts'

/** How the service handles the next requests for a feed. */
export type FeedBehaviour =
  /** Status 200 with this text, a calendar or not; compressed if an encoding is given. */
  | { kind: 'text'; text: string; encoding?: 'gzip' | 'deflate' | 'br' }
  | { kind: 'status'; status: number }
  /** Redirects to an address or to one of its own paths. */
  | { kind: 'redirect'; to: string; status?: number }
  /** Redirects to itself forever. */
  | { kind: 'loop' }
  /** Accepts the request and never responds. */
  | { kind: 'hang' }
  /** Sends headers and half a calendar, then nothing. */
  | { kind: 'stall' }
  /** Starts a calendar and continues with a byte now and then, forever. */
  | { kind: 'drip' }
  /** Closes the connection instead of responding. */
  | { kind: 'drop' }
  /** Closes the connection in the middle of a calendar. */
  | { kind: 'break-off' }
  /** Sends something that is not HTTP. */
  | { kind: 'garbage' }
  /** A calendar of 10 MB. */
  | { kind: 'huge' }
  /** 1 MB that decompresses to 1 GB. */
  | { kind: 'bomb' }
  /** Claims a content encoding that is wrong or was not requested. */
  | { kind: 'lie'; encoding: string }

export interface FeedRequest {
  path: string
  headers: IncomingMessage['headers']
}

export interface FeedFake {
  origin: string
  /** For AVAILABILITY_FEED_…: a feed's address, including a secret as partners' addresses do. */
  addressOf: (name: string) => string
  requests: Arrivals<FeedRequest>
  /** Requests aborted before the response. */
  abandoned: Arrivals<FeedRequest>
  /** Sets a feed's behaviour; the default is a calendar without bookings. */
  behave(name: string, behaviour: FeedBehaviour): void
  close(): Promise<void>
}

/** Only the owner, the site and the partner may see this. */
export const feedSecret = 'sekret-4711'

const megabyte = 1024 * 1024
const half = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\n'

/**
 * A booking partner with a feed per cabin, as a real local HTTP server; port 0 picks a free one.
 */
export async function startFeeds({ port = 0 } = {}): Promise<FeedFake> {
  const behaviours = new Map<string, FeedBehaviour>()
  const requests = new Arrivals<FeedRequest>()
  const abandoned = new Arrivals<FeedRequest>()
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://partner').pathname
    const received = { path, headers: request.headers }
    requests.add(received)
    response
      .on('error', () => {})
      .on('close', () => {
        if (!response.writableFinished) abandoned.add(received)
      })
    const name = path.slice(1).replace(/\.ics$/, '')
    answer(behaviours.get(name) ?? { kind: 'text', text: calendarOf([]) }, request, response)
  })
  const { origin, close } = await listen(server, port)
  return {
    origin,
    addressOf: (name) => `${origin}/${name}.ics?token=${feedSecret}`,
    requests,
    abandoned,
    behave: (name, behaviour) => void behaviours.set(name, behaviour),
    close,
  }
}

function answer(
  behaviour: FeedBehaviour,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  switch (behaviour.kind) {
    case 'text':
      send(response, encoded(behaviour.text, behaviour.encoding), behaviour.encoding)
      return
    case 'huge':
      send(response, Buffer.from(padded(10 * megabyte)))
      return
    case 'bomb':
      send(response, bomb(), 'gzip')
      return
    case 'lie':
      send(response, Buffer.from(calendarOf([])), behaviour.encoding)
      return
    case 'status':
      response.writeHead(behaviour.status).end('no')
      return
    case 'redirect':
      response.writeHead(behaviour.status ?? 302, { location: behaviour.to }).end()
      return
    case 'loop':
      response.writeHead(307, { location: request.url }).end()
      return
    case 'hang':
    case 'stall':
    case 'drip':
    case 'drop':
    case 'break-off':
    case 'garbage':
      neverFinish(behaviour.kind, response)
  }
}

function neverFinish(
  kind: 'hang' | 'stall' | 'drip' | 'drop' | 'break-off' | 'garbage',
  response: ServerResponse,
): void {
  switch (kind) {
    case 'hang':
      return
    case 'stall':
      response.writeHead(200, { 'content-type': 'text/calendar' }).write(half)
      return
    case 'drip':
      response.writeHead(200, { 'content-type': 'text/calendar' }).write(half)
      drip(response, '\n')
      return
    case 'drop':
      response.destroy()
      return
    case 'break-off':
      response.writeHead(200, { 'content-length': 10_000 }).write(half, () => response.destroy())
      return
    case 'garbage':
      response.socket?.end('This is no HTTP.\r\n\r\n')
  }
}

function send(response: ServerResponse, body: Buffer, encoding?: string): void {
  const headers = { 'content-type': 'text/calendar; charset=utf-8' }
  const coding = encoding === undefined ? {} : { 'content-encoding': encoding }
  response.writeHead(200, { ...headers, ...coding }).end(body)
}

function encoded(text: string, encoding?: 'gzip' | 'deflate' | 'br'): Buffer {
  switch (encoding) {
    case 'gzip':
      return gzipSync(text)
    case 'deflate':
      return deflateSync(text)
    case 'br':
      return brotliCompressSync(text)
    case undefined:
      return Buffer.from(text)
  }
}

/** A valid calendar of this size. */
function padded(bytes: number): string {
  return calendarOf([]).replace('END:VCALENDAR', `X-PADDING:${'x'.repeat(bytes)}\r\nEND:VCALENDAR`)
}

/** Gzip allows concatenated members (RFC 1952): a thousand times a megabyte of zeros. */
function bomb(): Buffer {
  const part = gzipSync(Buffer.alloc(megabyte))
  return Buffer.concat([gzipSync(half), ...Array.from({ length: 1000 }, () => part)])
}
