import { setTimeout } from 'node:timers/promises'
import type { Observations } from '../failures/observations.ts'
import { Client } from './client.ts'
import type { Server } from './server.ts'

interface Outage {
  /** The proxy's. */
  port: number
  ca: string
  servers: readonly Server[]
  found: Observations
}

const pages = ['/', '/cabins', '/reviews', '/about']
/** Long enough that the proxy finds none of them ready. */
const awayMs = 12_000
const pauseMs = 200
const backWithinMs = 30_000

/** No server has the database: they show the pages they have, and refuse with a sentence. */
export async function loseDatabaseTogether({ port, ca, servers, found }: Outage): Promise<void> {
  const client = new Client(port, ca, '127.0.0.1')
  for (const page of pages) await client.ask(page)
  for (const server of servers) server.loseDatabase()
  const until = performance.now() + awayMs
  let asked = 0
  const failed: string[] = []
  while (performance.now() < until) {
    for (const page of pages) {
      const { status, body } = await client.ask(page)
      asked += 1
      if (status !== 200) failed.push(`${page} was answered ${status}: ${body.slice(0, 120)}`)
    }
    await setTimeout(pauseMs)
  }
  const { status, body } = await client.ask('/api/reviews')
  const isPolite = status === 503 && body.startsWith('{"error":"')
  found.check(isPolite, `no database anywhere: the reviews were answered ${status}: ${body}`)
  for (const server of servers) server.findDatabase()
  found.see(`no database anywhere: ${asked} pages from memory, ${failed.length} failed`)
  found.check(failed.length === 0, `no database anywhere: ${failed.length} failed; ${failed[0]}`)
  const isBack = async () => (await client.ask('/readyz')).status === 200
  await found.comesTrue('all are ready again', isBack, backWithinMs)
  client.close()
}
