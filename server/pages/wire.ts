import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/** A serialized response, head and body in one piece. */
export interface WireForm {
  bytes: Buffer
  /** The head contains its date (RFC 9110, section 6.6.1), to the second. */
  second: number
}

export interface Sendable {
  status: number
  /** Name, value, name, value. */
  headers: string[]
  body: Buffer
  wire?: WireForm
}

/** Node's record of a head that has been written; not in its types. */
type Outgoing = ServerResponse & { _header?: string | null; _headerSent?: boolean }

/**
 * Writes a cached response in one piece, serialized at most a second ago: validating and joining
 * the same thirty headers for each visitor costs as much as the rest of the response. Returns
 * false, with nothing written, if Node has to write the head: for a connection that closes with
 * this response, a pipelined or injected request, and a Node version that stores heads differently.
 */
export function sendWhole(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Sendable,
): boolean {
  const { socket } = response
  const outgoing: Outgoing = response
  const isPlain = request.method === 'GET' && request.httpVersion === '1.1'
  if (!isPlain || !response.shouldKeepAlive || !(socket instanceof Socket)) return false
  if (outgoing._header !== null || outgoing._headerSent !== false) return false
  socket.write(wireBytes(answer))
  response.statusCode = answer.status
  outgoing._header = writtenHead
  outgoing._headerSent = true
  response.end()
  return true
}

/** Set where Node checks whether a head has been written. */
const writtenHead = 'HTTP/1.1'

function wireBytes(answer: Sendable): Buffer {
  const second = Math.floor(Date.now() / 1000)
  if (answer.wire?.second !== second) {
    answer.wire = { second, bytes: Buffer.concat([head(answer, second), answer.body]) }
  }
  return answer.wire.bytes
}

function head({ status, headers }: Sendable, second: number): Buffer {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`]
  for (let at = 0; at < headers.length; at += 2) lines.push(`${headers[at]}: ${headers[at + 1]}`)
  lines.push(`date: ${new Date(second * 1000).toUTCString()}`, '', '')
  return Buffer.from(lines.join('\r\n'), 'latin1')
}
