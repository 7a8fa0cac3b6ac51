import { request as plainRequest } from 'node:http'
import { Agent, request } from 'node:https'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'

export const domain = 'cabins.localhost'
const patienceMs = 180_000
const readers = 3
const breathMs = 30

export interface Answer {
  status: number
  location: string | undefined
  body: string
}

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** In plain text, as people type it. */
  plain?: boolean
  host?: string
}

export type Visit = (path: string, asked?: Asked) => Promise<Answer>

/** Comes in from outside, each time on a new connection, and trusts the authority of Caddy only. */
export function visitor(ca: string): Visit {
  return async (path, { method = 'GET', headers, body, plain = false, host = domain } = {}) => {
    const where = { host: '127.0.0.1', path, method, headers: { host, ...headers } }
    const agent = new Agent({ ca, servername: host })
    const sending = plain
      ? plainRequest({ ...where, port: 80, timeout: patienceMs })
      : request({ ...where, port: 443, agent, timeout: patienceMs })
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    sending.on('error', reject).on('timeout', () => sending.destroy(new Error('no answer')))
    sending.on('response', (response) => {
      const { statusCode = 0, headers: answered } = response
      const answer = { status: statusCode, location: answered.location }
      text(response).then((read) => resolve({ ...answer, body: read }), reject)
    })
    sending.end(body)
    return promise
  }
}

export async function untilServing(visit: Visit, path = '/readyz'): Promise<void> {
  const deadline = performance.now() + patienceMs
  while ((await visit(path).catch(() => null))?.status !== 200) {
    if (performance.now() > deadline) throw new Error(`${path} is not served`)
    await setTimeout(100)
  }
}

/** Guests read pages while something is done. Says how many and how slowly; throws if one failed. */
export async function whileReading(
  visit: Visit,
  work: () => Promise<unknown>,
  afterwardsMs = 2000,
): Promise<string> {
  const [failures, times]: [string[], number[]] = [[], []]
  const over = new AbortController()
  const read = async () => {
    while (!over.signal.aborted) {
      const startedAt = performance.now()
      const what = await visit('/reviews').then(({ status }) => String(status), String)
      times.push(performance.now() - startedAt)
      if (what !== '200') failures.push(what)
      await setTimeout(breathMs)
    }
  }
  const reading = Promise.all(Array.from({ length: readers }, read))
  await work()
  await setTimeout(afterwardsMs)
  over.abort()
  await reading
  const some = [...new Set(failures)].slice(0, 3).join(', ')
  if (failures.length > 0) throw new Error(`${failures.length} pages failed: ${some}`)
  return `${times.length} pages read, the slowest in ${(Math.max(...times) / 1000).toFixed(1)} s`
}
