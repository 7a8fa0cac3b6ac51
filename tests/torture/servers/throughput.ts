import { requestOf } from '../guests.ts'
import type { Ledger } from '../ledger.ts'
import { addressOf, Client } from './client.ts'
import { idIn } from './direct.ts'

export interface Throughput {
  /** A second. */
  pages: number
  writes: number
}

export interface Measuring {
  /** The proxy's. */
  port: number
  ca: string
  ledger: Ledger
}

const lanes = 8
const measureMs = 3000
/** Neither the first server nor these guests begin cold. */
const warmUpMs = 1000
/** The most of one address. */
const reviewsPerAddress = 10

/** How many pages, and then reviews, are served through the proxy. Throws for a wrong answer. */
export async function measure(measuring: Measuring): Promise<Throughput> {
  await measureFor(warmUpMs, measuring)
  return measureFor(measureMs, measuring)
}

async function measureFor(ms: number, measuring: Measuring): Promise<Throughput> {
  return {
    pages: await inLanes(ms, (isOver) => readPages(measuring, isOver)),
    writes: await inLanes(ms, (isOver) => writeReviews(measuring, isOver)),
  }
}

async function inLanes(
  ms: number,
  run: (isOver: () => boolean) => Promise<number>,
): Promise<number> {
  const startedAt = performance.now()
  const isOver = () => performance.now() - startedAt > ms
  const counts = await Promise.all(Array.from({ length: lanes }, () => run(isOver)))
  const seconds = (performance.now() - startedAt) / 1000
  return counts.reduce((sum, count) => sum + count, 0) / seconds
}

async function readPages({ port, ca }: Measuring, isOver: () => boolean): Promise<number> {
  const client = new Client(port, ca, '127.0.0.1')
  let count = 0
  for (; !isOver(); count += 1) {
    const { status, body } = await client.ask('/reviews')
    if (status !== 200) throw new Error(`/reviews was answered ${status}: ${body.slice(0, 200)}`)
  }
  client.close()
  return count
}

async function writeReviews(measuring: Measuring, isOver: () => boolean): Promise<number> {
  const { port, ca, ledger } = measuring
  let count = 0
  while (!isOver()) {
    const client = new Client(port, ca, addressOf(ledger.sent.length, 220))
    for (let sent = 0; sent < reviewsPerAddress && !isOver(); sent += 1) {
      const review = ledger.newReview()
      const { status, body } = await client.ask('/api/reviews', requestOf(review))
      if (status !== 201) throw new Error(`a review was answered ${status}: ${body.slice(0, 200)}`)
      ledger.acknowledge(review.key, idIn(body))
      count += 1
    }
    client.close()
  }
  return count
}

/** As multiples of the first: of one server. */
export function ratiosOf(measured: readonly Throughput[]): string[] {
  const line = (what: keyof Throughput) => {
    const one = measured[0]?.[what] ?? 0
    const each = measured.map(
      (all, at) => `${at + 1} server${at > 0 ? 's' : ''} ${(all[what] / one).toFixed(2)}`,
    )
    return `throughput of ${what}: ${each.join(', ')}`
  }
  return [line('pages'), line('writes')]
}
