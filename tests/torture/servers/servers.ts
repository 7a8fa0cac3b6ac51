import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { closeDatabase, openDatabase, type Database } from '#store/database.ts'
import { storeContest } from '#tests/fixtures/contests.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { run } from '../failover/run.ts'
import { Observations } from '../failures/observations.ts'
import { reviewFaults, storedReviews } from '../findings.ts'
import { Ledger } from '../ledger.ts'
import { startStore, type StoreKind } from '../stores/stores.ts'
import { breakServers } from './breaking.ts'
import { makeCertificate } from './certificate.ts'
import { Client } from './client.ts'
import { tryFreshness } from './freshness.ts'
import { Guests } from './guests.ts'
import { tryLimits } from './limits.ts'
import { loseDatabaseTogether } from './outage.ts'
import { startPooledPostgres } from './pooled-postgres.ts'
import { startProxy, type Proxy, type ProxyKind } from './proxies.ts'
import { Server } from './server.ts'
import { measure, ratiosOf, type Throughput } from './throughput.ts'

export interface ServersOptions {
  servers: number
  proxy: ProxyKind
  store: StoreKind
  signal?: AbortSignal
  progress?: (what: string) => void
}

const names = ['one', 'two', 'three']
const comesInWithinMs = 30_000
const needed = 'apt-get install haproxy nginx-light curl pgbouncer'

/**
 * Several servers of the site behind a proxy, on one PostgreSQL through PgBouncer and one S3 store, with the
 * settings of deploy/several-servers/: what they promise together, and while one of them fails.
 */
export async function tortureServers(options: ServersOptions): Promise<Observations> {
  const { proxy: kind, signal, progress } = options
  await findPrograms(kind)
  await using leaving = new AsyncDisposableStack()
  const world = await startWorld(leaving, options)
  const { proxy, servers, db, certificate } = world
  const [found, ledger] = [new Observations(), new Ledger()]
  const visiting = { port: proxy.port, ca: certificate.text, ledger }

  const measured: Throughput[] = []
  for (const server of servers) {
    progress?.(`throughput with ${measured.length + 1}`)
    await server.start()
    await untilServing(found, proxy, certificate.text, server)
    signal?.throwIfAborted()
    measured.push(await measure(visiting))
  }
  const { id: contestId } = await storeContest(db, {
    endDate: Temporal.Now.instant().add({ hours: 24 }),
  })
  const trying = { servers, db, ledger, contestId, found }
  progress?.('writes seen at once')
  await tryFreshness(trying)
  progress?.('limits')
  await tryLimits(trying)
  progress?.('failures under guests')
  const guests = new Guests({ ...visiting, contestId })
  await breakServers({ guests, servers, found, signal })
  await guests.stop()
  progress?.('no database for all')
  await loseDatabaseTogether({ ...visiting, servers, found })

  await compare(db, { found, ledger, guests })
  for (const { name, errorLines } of servers) {
    found.check(errorLines.length === 0, `${name} logged: ${errorLines[0]?.slice(0, 400)}`)
  }
  for (const line of ratiosOf(measured)) found.see(line)
  return found
}

/** All that runs, empty; the servers not started yet. */
async function startWorld(leaving: AsyncDisposableStack, options: ServersOptions) {
  const folder = leaving.adopt(await newTemporaryFolder('cabins-servers-'), (each) => each.remove())
  await chmod(folder.path, 0o755)
  const own = async (name: string) => {
    const path = join(folder.path, name)
    await mkdir(path)
    return path
  }
  const certificate = await makeCertificate(folder.path)
  await chmod(certificate.keyFile, 0o644)
  const postgres = leaving.use(await startPooledPostgres(await own('pgbouncer'), certificate))
  const s3 = leaving.adopt(await startStore(options.store), (each) => each.stop())
  const servers: Server[] = []
  for (const name of names.slice(0, options.servers)) {
    const server = await Server.make({
      name,
      folder: folder.path,
      postgres,
      storage: s3.location,
      certificate,
    })
    servers.push(leaving.use(server))
  }
  const ports = servers.map(({ port }) => port)
  const proxy = leaving.use(
    await startProxy(options.proxy, { folder: await own('proxy'), ports, certificate }),
  )
  const db = leaving.adopt(await openDatabase({ url: postgres.url, file: '' }), closeDatabase)
  return { certificate, postgres, servers, proxy, db }
}

/** Until the proxy sends guests to this server. */
async function untilServing(
  found: Observations,
  { port }: Proxy,
  ca: string,
  server: Server,
): Promise<void> {
  const client = new Client(port, ca, '127.0.0.1')
  const isServing = async () => {
    const before = server.answered
    await Promise.all([1, 2, 3, 4].map(() => client.ask('/api/reviews').catch(() => {})))
    return server.answered > before
  }
  await found.comesTrue(`${server.name} joined`, isServing, comesInWithinMs)
  client.close()
}

interface Compared {
  found: Observations
  ledger: Ledger
  guests: Guests
}

/** Everything acknowledged is stored, once. */
async function compare(db: Database, { found, ledger, guests }: Compared): Promise<void> {
  const reviews = await storedReviews(db)
  const entries = await db.selectFrom('submissions').select('id').execute()
  const stored = new Set(entries.map(({ id }) => id))
  const lost = guests.entries.filter((id) => !stored.has(id))
  found.faults.push(...ledger.wrongAnswers, ...reviewFaults(ledger, reviews))
  found.check(lost.length === 0, `${lost.length} acknowledged entries are lost`)
  found.see(
    `${ledger.acknowledged.size} reviews acknowledged, ${reviews.length} stored; ` +
      `${guests.entries.length} entries acknowledged during the failures, ${lost.length} lost`,
  )
}

/** Throws, with what to install, if a program is missing. */
async function findPrograms(kind: ProxyKind): Promise<void> {
  const programs = ['pgbouncer', 'openssl', ...(kind === 'nginx' ? ['nginx', 'curl'] : ['haproxy'])]
  await run('which', programs).catch(() => {
    throw new Error(`Several servers need Debian's packages: ${needed}`)
  })
}
