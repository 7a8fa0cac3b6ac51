import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { requestOf } from '../guests.ts'
import type { Ledger } from '../ledger.ts'

export interface Load {
  origin: string
  ledger: Ledger
  /** Requests a second. */
  rate: number
  hasClosed: () => boolean
}

export interface Sent {
  requests: number
  /** Requests a second that were sent in fact; fewer on a machine that is too slow. */
  rate: number
  /** Requests without the response they should have, in words. */
  failed: string[]
}

interface Answer {
  status: number
  body: string
}

const pages = ['/', '/cabins', '/reviews', '/about', '/events', '/api/reviews']
/** One in so many requests is a review; the others ask for pages. */
const oneReviewIn = 10
const tickMs = 20
const mostUnderWay = 400
const connections = 100
/** Free connections end here first, not at the proxy while a request is on its way. */
const freeConnectionMs = 20_000

/** Sends requests at a steady rate until closing time. */
export async function sendSteadily(load: Load): Promise<Sent> {
  const sent: Sent = { requests: 0, rate: 0, failed: [] }
  const underWay = new Set<Promise<void>>()
  const agent = new Agent({ keepAlive: true, maxSockets: connections, timeout: freeConnectionMs })
  const startedAt = performance.now()
  let [sentAt, due] = [startedAt, 0]
  while (!load.hasClosed()) {
    const now = performance.now()
    due += ((now - sentAt) / 1000) * load.rate
    sentAt = now
    for (; due >= 1 && underWay.size < mostUnderWay; due -= 1) {
      sent.requests += 1
      const asking = ask(load, sent, agent).finally(() => underWay.delete(asking))
      underWay.add(asking)
    }
    due = Math.min(due, mostUnderWay)
    await setTimeout(tickMs)
  }
  sent.rate = sent.requests / ((performance.now() - startedAt) / 1000)
  await Promise.all(underWay)
  agent.destroy()
  return sent
}

async function ask({ origin, ledger }: Load, sent: Sent, agent: Agent): Promise<void> {
  const number = sent.requests
  const path = pages[number % pages.length] ?? '/'
  const review = number % oneReviewIn === 0 ? ledger.newReview() : undefined
  const what = review ? review.key : path
  try {
    const { status, body } = review
      ? await send(`${origin}/api/reviews`, agent, requestOf(review))
      : await send(`${origin}${path}`, agent)
    if (review && status === 201) ledger.acknowledge(review.key, idIn(body))
    else if (status !== 200) sent.failed.push(`${what} was answered ${status}: ${body}`)
  } catch (error) {
    sent.failed.push(`${what} got no answer: ${String(error)}`)
  }
}

interface Request {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** Retries on a new connection if a reused one was just closed, as browsers do. */
async function send(url: string, agent: Agent, asked: Request = {}): Promise<Answer> {
  const { body, ...options } = asked
  const answered = Promise.withResolvers<Answer>()
  const sending = request(url, { agent, ...options }, (response) => {
    const status = response.statusCode ?? 0
    text(response).then((read) => answered.resolve({ status, body: read }), answered.reject)
  })
  sending.on('error', (error: NodeJS.ErrnoException) => {
    const hadEnded = sending.reusedSocket && error.code === 'ECONNRESET'
    if (hadEnded) answered.resolve(send(url, agent, asked))
    else answered.reject(error)
  })
  sending.end(body)
  return answered.promise
}

function idIn(body: string): string {
  return (JSON.parse(body) as { id: string }).id
}
