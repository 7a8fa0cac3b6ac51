import { availableParallelism } from 'node:os'
import { newPlace, type DatabaseKind } from '../databases.ts'
import { tortureFailover } from '../failover/failover.ts'
import { failures as allFailures, mayRun, type Failure } from '../failures/failures.ts'
import { killing, killsOr, kinds, signal, store, storeName, values } from '../options.ts'
import { print } from '../print.ts'
import { tortureRequests } from '../requests.ts'
import { linesOf, sayHowFar } from '../requests-report.ts'
import { proxyKinds } from '../swaps/proxies.ts'
import { proxyKinds as debianProxies } from '../servers/proxies.ts'
import { tortureStorage } from '../stores/storage.ts'
import { tortureServers } from '../servers/servers.ts'
import { tortureSwaps } from '../swaps/swaps.ts'

/** What only runs when it is named. Each returns the number of broken promises. */
export const named = { requests, failover, swaps: swapsOnEach, failures, servers, storage }

const failuresAtOnce = 3

/** Returns the number of bad responses. */
async function requests(): Promise<number> {
  const kind = values.database === 'postgres' ? 'postgres' : 'sqlite'
  const [count, seed] = [Number(values.count), Number(values.seed ?? Date.now() % 1_000_000)]
  console.log(`${kind}: ${count} requests from seed ${seed}`)
  const startedAt = performance.now()
  const report = await tortureRequests({ kind, count, seed, signal, progress: sayHowFar })
  return print(startedAt, report.faults, linesOf(report, count))
}

async function failover(): Promise<number> {
  const kills = killsOr(3)
  console.log(`a PostgreSQL cluster of three: ${kills} primaries killed`)
  const startedAt = performance.now()
  const report = await tortureFailover(killing(kills))
  const { acknowledged, stored, refused, pagesServed, adminRefused } = report
  const { secondsAway, errorLines, faults } = report
  const [first, last] = [Math.min(...secondsAway), Math.max(...secondsAway)]
  return print(startedAt, faults, [
    `${acknowledged} reviews acknowledged, ${stored} stored, ${refused} asked to try again (503)`,
    `${pagesServed} pages served, ${adminRefused} of the admin area refused (503); ${errorLines} error lines`,
    `back after ${first.toFixed(1)} to ${last.toFixed(1)} s`,
  ])
}

async function swaps(kind: DatabaseKind): Promise<number> {
  const [count, rate] = [Number(values.swaps), Number(values.rate)]
  const proxy = proxyKinds.find((each) => each === values.proxy) ?? 'node'
  console.log(`${kind}, behind ${proxy}: ${count} swaps under ${rate} requests a second`)
  const startedAt = performance.now()
  await using place = await newPlace(kind)
  const progress = (swapped: number) => swapped % 5 === 0 && console.log(`  ${swapped} swapped`)
  const options = { swaps: count, rate, proxy, signal, progress }
  const report = await tortureSwaps({ ...place, ...options })
  const { failed, acknowledged, stored, faults } = report
  return print(startedAt, faults, [
    `${report.requests} requests, ${report.rate.toFixed(0)} a second, ${failed} failed`,
    `${acknowledged} reviews acknowledged, ${stored} stored`,
  ])
}

/** A few side by side: most of the time is spent waiting. */
async function failures(): Promise<number> {
  let count = 0
  const queue = allFailures.values()
  const lane = async () => {
    for (const failure of queue) count += await oneFailure(failure)
  }
  await Promise.all(Array.from({ length: failuresAtOnce }, lane))
  return count
}

async function oneFailure(failure: Failure): Promise<number> {
  if (!mayRun(failure)) {
    console.log(`${failure.name}: not run, it needs root on Linux`)
    return 0
  }
  const startedAt = performance.now()
  const found = await failure.run()
  console.log(failure.name)
  return print(startedAt, found.faults, found.seen)
}

async function swapsOnEach(): Promise<number> {
  let count = 0
  for (const kind of kinds) count += await swaps(kind)
  return count
}

async function servers(): Promise<number> {
  const count = Number(values.servers)
  const proxy = debianProxies.find((each) => each === values.proxy) ?? 'haproxy'
  console.log(`${count} servers behind ${proxy}, one PostgreSQL through PgBouncer, ${storeName}`)
  const startedAt = performance.now()
  const progress = (what: string) => console.log(`  … ${what}`)
  const { faults, seen } = await tortureServers({ servers: count, proxy, store, signal, progress })
  return print(startedAt, faults, [
    ...seen,
    `(only ratios, of one run: servers, proxy, database and guests shared ${availableParallelism()} cores)`,
  ])
}

async function storage(): Promise<number> {
  console.log(`what the site expects of a store, from ${storeName}`)
  const startedAt = performance.now()
  const { faults, seen } = await tortureStorage(store)
  return print(startedAt, faults, seen)
}
