import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify'
import { answerFor } from '../error-answers.ts'
import { errorHandler } from '../errors.ts'
import { closedHeaders, type Secure } from './headers.ts'

const statusByCode: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** Responds to an address Fastify cannot route: no hook has run, so the headers are added here. */
export function refuseAddress(secure: Secure) {
  const headers = closedHeaders(secure)
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headers)
    errorHandler(error, request, reply)
  }
}

/** Responds on the raw connection to anything that is not HTTP, too slow or too large. */
export function refuseConnection(secure: Secure) {
  const headers = Object.entries(answerHeaders(secure))
  return ({ code }: ConnectionError, socket: Socket): void => {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const status = statusByCode[code] ?? 400
    const body = JSON.stringify(answerFor(status))
    const length: [string, string] = ['content-length', String(Buffer.byteLength(body))]
    const lines = [...headers, length].map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
    socket.destroySoon()
  }
}

/** Closes the connection, since it is unknown where the next request begins. */
function answerHeaders(secure: Secure) {
  return {
    ...closedHeaders(secure),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    connection: 'close',
  }
}
