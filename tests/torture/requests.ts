import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import fc from 'fast-check'
import type { ServerBuild } from 'react-router'
import { closeDatabase, openDatabase, type Database } from '#store/database.ts'
import { screensOf } from '#tests/fixtures/addresses.ts'
import { HostileConnection } from '#tests/fixtures/hostile/connection.ts'
import { hostileRequests } from '#tests/fixtures/hostile/index.ts'
import { operationsOf } from '#tests/fixtures/hostile/operations.ts'
import type { HostileRequest, World } from '#tests/fixtures/hostile/request.ts'
import { ask } from '#tests/fixtures/hostile/run.ts'
import { filePaths } from '#tests/fixtures/hostile/surface.ts'
import { newCookie, plant, prune, worldOf } from '#tests/fixtures/hostile/world.ts'
import { mediaMutator } from '#tests/fixtures/media/mutated.ts'
import { newPlace, type DatabaseKind } from './databases.ts'
import { startHostileSite, type HostileSite, type Memory } from './hostile-site.ts'

export interface RequestsOptions {
  kind: DatabaseKind
  count: number
  seed: number
  signal?: AbortSignal
  progress?: (sent: number, memory: Memory) => void
}

export interface RequestsReport {
  seconds: number
  /** Number of responses by status. */
  statuses: Map<number | string, number>
  /** At the start, after the first requests, at its peak and once idle. */
  memory: { start: Memory; warm: Memory; highest: Memory; quiet: Memory }
  faults: string[]
}

const connections = 12
const batch = 5000
const warmAfter = 0.1
const quietMs = 15_000
/** Allowed heap growth after warm-up. */
const heapTolerance = { factor: 1.2, bytes: 16 * 1024 ** 2 }

/**
 * Sends generated requests to the real server, from a million addresses over a few connections, and
 * checks every response. The same seed gives the same requests.
 */
export async function tortureRequests(options: RequestsOptions): Promise<RequestsReport> {
  const { kind, count, seed, signal, progress } = options
  await using leaving = new AsyncDisposableStack()
  const place = leaving.use(await newPlace(kind))
  const site = leaving.use(await startHostileSite(place))
  const db = leaving.adopt(await openDatabase(place.location), closeDatabase)
  await plant(db)
  const requests = hostileRequests(await surfaceOf(site, seed))
  const start = await site.memory()
  const memory = { start, warm: start, highest: start, quiet: start }
  const [statuses, faults] = [new Map<number | string, number>(), new Set<string>()]

  const startedAt = performance.now()
  for (let sent = 0; sent < count; sent += batch) {
    signal?.throwIfAborted()
    const numRuns = Math.min(batch, count - sent)
    const sample = fc.sample(requests, { numRuns, seed: seed + sent })
    await sendAll(site, db, sample, { statuses, faults })
    await prune(db)
    const now = await site.memory()
    if (sent < count * warmAfter) memory.warm = now
    if (now.rss > memory.highest.rss) memory.highest = now
    progress?.(sent + numRuns, now)
  }
  const seconds = (performance.now() - startedAt) / 1000
  await setTimeout(quietMs, undefined, { signal })
  memory.quiet = await site.memory()
  const all = [...faults, ...site.failures, ...memoryFaults(memory)]
  return { seconds, statuses, memory, faults: all }
}

async function surfaceOf({ port }: HostileSite, seed: number) {
  const description: unknown = await (
    await fetch(`http://127.0.0.1:${port}/api/openapi.json`)
  ).json()
  const file = new URL('../../build/site/server/index.js', import.meta.url)
  await readFile(file)
  const build = (await import(/* @vite-ignore */ file.href)) as ServerBuild
  return {
    operations: operationsOf(description),
    screens: screensOf(build.routes),
    files: await filePaths(),
    nextFile: await mediaMutator(seed),
  }
}

interface Found {
  statuses: RequestsReport['statuses']
  faults: Set<string>
}

async function sendAll(
  site: HostileSite,
  db: Database,
  requests: readonly HostileRequest[],
  found: Found,
): Promise<void> {
  let cookie = await newCookie(db, Temporal.Now.instant())
  const world = await worldOf(db, () => cookie)
  // Several lanes share one queue; the iterator yields each request once.
  const queue = requests.values()
  const lane = async () => {
    using connection = new HostileConnection(site.port)
    for (const request of queue) {
      const status = await sendOne(site, connection, { request, world, found })
      const wasSignedOut = status === 401 && request.isAdmin
      if (wasSignedOut) cookie = await newCookie(db, Temporal.Now.instant())
    }
  }
  await Promise.all(Array.from({ length: connections }, lane))
}

interface Sending {
  request: HostileRequest
  world: World
  found: Found
}

async function sendOne(
  { port }: HostileSite,
  connection: HostileConnection,
  { request, world, found: { statuses, faults } }: Sending,
) {
  const { status, faults: own } = await ask(port, connection, request, world)
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  for (const fault of own) faults.add(`${fault}: ${describe(request)}`)
  return status
}

function describe({ headers, body, bytes, ...request }: HostileRequest): string {
  const text = body === null ? null : body.toString().slice(0, 500)
  return JSON.stringify({ ...request, headers, body: text, bytes: bytes?.slice(0, 500) })
}

function memoryFaults({ warm, quiet }: RequestsReport['memory']): string[] {
  const most = warm.heapUsed * heapTolerance.factor + heapTolerance.bytes
  return quiet.heapUsed > most ? ['the heap did not go back to its plateau'] : []
}
