// node visitors.ts ORIGIN PATH…: requests pages, several dozen a second, until stopped with
// SIGTERM. Prints, as JSON, how long each took. A separate process, so that it measures the server
// and not its own work.
import { setTimeout } from 'node:timers/promises'
import { Agent, get } from 'node:http'

export interface Visits {
  /** Milliseconds, in request order. */
  latencies: number[]
  /** Responses other than 200. */
  failures: number
}

const everyMs = 15
const [origin = '', ...paths] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true })
const visits: Visits = { latencies: [], failures: 0 }

const over = new AbortController()
process.once('SIGTERM', () => over.abort())
const under: Promise<void>[] = []
for (let number = 0; !over.signal.aborted; number += 1) {
  // Does not wait for earlier responses: visitors do not wait for each other.
  under.push(visit(paths[number % paths.length] ?? '/'))
  await setTimeout(everyMs)
}
await Promise.all(under)
agent.destroy()
process.stdout.write(JSON.stringify(visits))

async function visit(path: string): Promise<void> {
  const startedAt = performance.now()
  if ((await statusOf(path)) !== 200) visits.failures += 1
  visits.latencies.push(performance.now() - startedAt)
}

function statusOf(path: string): Promise<number> {
  return new Promise((resolve) => {
    get(origin + path, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', () => resolve(0))
    }).on('error', () => resolve(0))
  })
}
