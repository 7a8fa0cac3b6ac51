import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { sendAsBrowser } from '#tests/fixtures/send-as-browser.ts'
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
      ? await sendAsBrowser(`${origin}/api/reviews`, agent, requestOf(review))
      : await sendAsBrowser(`${origin}${path}`, agent)
    if (review && status === 201) ledger.acknowledge(review.key, idIn(body))
    else if (status !== 200) sent.failed.push(`${what} was answered ${status}: ${body}`)
  } catch (error) {
    sent.failed.push(`${what} got no answer: ${String(error)}`)
  }
}

function idIn(body: string): string {
  return (JSON.parse(body) as { id: string }).id
}
