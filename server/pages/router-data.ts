import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressOf } from './address.ts'
import { encodeOnce } from './encodings.ts'
import type { AdminCall } from './admin-call.ts'
import type { Renderer, ReportError } from './renderer.ts'
import { describeFailure } from '../logs/describe-failure.ts'

/** The query contains the build's version, so browsers may cache the response. */
export async function sendRoutes(renderer: Renderer, request: FastifyRequest, reply: FastifyReply) {
  const response = await renderer.readData(addressOf(request.url), reportingTo(request))
  const keep = response.headers.get('cache-control') ?? 'no-store'
  return sendData(request, reply, response, keep)
}

/** What the browser's router reads when a guest moves on to a page. */
export async function sendRouterData(
  renderer: Renderer,
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
  admin?: AdminCall,
) {
  const data = await renderer.readData(address, reportingTo(request), { admin })
  return sendData(request, reply, data, data.ok ? fetchedAhead : 'no-store')
}

/** From prefetching on hover to the click, in seconds. */
const fetchedAhead = 'private, max-age=5'

export async function sendData(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
  keep: string,
) {
  const { 'set-cookie': _, ...headers } = Object.fromEntries(response.headers)
  reply.headers({ ...headers, 'cache-control': keep, vary: 'accept-encoding' })
  const type = headers['content-type']
  // The router's own type has no charset (ASVS 4.1.1).
  if (type === 'text/x-script') reply.header('content-type', `${type}; charset=utf-8`)
  const plain = Buffer.from(await response.arrayBuffer())
  const { encoding, body } = await encodeOnce(plain, request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(response.status).send(body)
}

export function reportingTo({ log }: FastifyRequest): ReportError {
  return (error) => log.error({ failure: describeFailure(error) }, 'a page failed to render')
}
