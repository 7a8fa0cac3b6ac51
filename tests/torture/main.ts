// npm run torture: kills the real server under load and looks for lost data. With `requests` it
// sends generated requests and checks the responses instead. Exit code 1 if a promise was broken.
import { readArguments } from '#bin/setup/arguments.mjs'
import { tortureFailover } from './failover/failover.ts'
import { tortureBackup } from './backup.ts'
import { databaseKinds, newPlace, type DatabaseKind } from './databases.ts'
import { failures as allFailures, mayRun, type Failure } from './failures/failures.ts'
import { tortureOpenings } from './openings.ts'
import { torturePictures } from './picture-making.ts'
import { torturePublishing } from './publishing.ts'
import { tortureRequests } from './requests.ts'
import { linesOf, sayHowFar } from './requests-report.ts'
import { proxyKinds } from './swaps/proxies.ts'
import { tortureSwaps } from './swaps/swaps.ts'
import { torture } from './torture.ts'
import { storageKinds, tortureUploads } from './uploads.ts'

const faultsShown = 20
const failuresAtOnce = 3

const { values, positionals } = readArguments('torture')
const runs = {
  reviews: { kills: 50, run: reviews },
  uploads: { kills: 30, run: uploads },
  publishing: { kills: 100, run: publishing },
  pictures: { kills: 100, run: pictures },
  backup: { kills: 30, run: backup },
  openings: { kills: 100, run: openings },
}
const isRequests = positionals.includes('requests')
const names = positionals.length > 0 ? positionals : Object.keys(runs)
const kinds = databaseKinds.filter((kind) => [kind, 'both'].includes(values.database))
const wanted = Object.entries(runs).filter(([name]) => names.includes(name))
const given = values.kills === undefined ? undefined : Number(values.kills)

const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => interruption.abort(new Error('interrupted')))
}
let broken = 0
try {
  if (isRequests) broken = await requests()
  if (positionals.includes('failover')) broken += await failover(given ?? 3)
  if (positionals.includes('swaps')) for (const kind of kinds) broken += await swaps(kind)
  if (positionals.includes('failures')) broken += await failures()
  for (const [, { kills, run }] of wanted) {
    for (const kind of kinds) broken += await run(kind, given ?? kills)
  }
} catch (error) {
  if (!interruption.signal.aborted) throw error
  console.error('  interrupted')
  process.exit(130)
}
process.exitCode = broken > 0 ? 1 : 0

/** Returns the number of bad responses. */
async function requests(): Promise<number> {
  const kind = values.database === 'postgres' ? 'postgres' : 'sqlite'
  const [count, seed] = [Number(values.count), Number(values.seed ?? Date.now() % 1_000_000)]
  console.log(`${kind}: ${count} requests from seed ${seed}`)
  const startedAt = performance.now()
  const { signal } = interruption
  const report = await tortureRequests({ kind, count, seed, signal, progress: sayHowFar })
  print(startedAt, report.faults, linesOf(report, count))
  return report.faults.length
}

/** Returns the number of broken promises. */
async function reviews(kind: DatabaseKind, kills: number): Promise<number> {
  console.log(`${kind}: ${kills} kills, then up to two minutes for what the dead had claimed`)
  const startedAt = performance.now()
  await using place = await newPlace(kind)
  const report = await torture({ ...place, leases: 'waited for', ...shared(kills) })
  const { acknowledged, stored, unanswered, killedWhileStarting } = report
  const { notifications, deliveredAgain, faults } = report
  print(startedAt, faults, [
    `${acknowledged} reviews acknowledged, ${stored} stored`,
    `${unanswered} requests cut off and sent again, ${killedWhileStarting} kills during a start`,
    `${notifications} notifications, each delivered; ${deliveredAgain} times once more`,
  ])
  return faults.length
}

async function uploads(kind: DatabaseKind, kills: number): Promise<number> {
  let count = 0
  for (const storage of storageKinds) {
    console.log(
      `${kind}, entries in ${storage === 's3' ? 'an S3 store' : 'a folder'}: ${kills} kills`,
    )
    const startedAt = performance.now()
    await using place = await newPlace(kind)
    const report = await tortureUploads({ ...place, storage, ...shared(kills) })
    const { acknowledged, stored, unanswered, swept, faults } = report
    print(startedAt, faults, [
      `${acknowledged} entries acknowledged, ${stored} stored with all their files`,
      `${unanswered} uploads cut off and sent again`,
      `swept: ${swept.temporary} temporary folders, ${swept.stored} files without an entry`,
    ])
    count += faults.length
  }
  return count
}

async function publishing(kind: DatabaseKind, kills: number): Promise<number> {
  console.log(`${kind}, the owner publishing: ${kills} kills`)
  const startedAt = performance.now()
  await using place = await newPlace(kind)
  const { acknowledged, looks, faults } = await torturePublishing({ ...place, ...shared(kills) })
  print(startedAt, faults, [`${acknowledged} publications acknowledged, ${looks} pages looked at`])
  return faults.length
}

async function pictures(kind: DatabaseKind, kills: number): Promise<number> {
  console.log(`${kind}, the owner's pictures being made: ${kills} kills`)
  const startedAt = performance.now()
  await using place = await newPlace(kind)
  const { acknowledged, made, faults } = await torturePictures({ ...place, ...shared(kills) })
  print(startedAt, faults, [`${acknowledged} pictures acknowledged, ${made} made to the end`])
  return faults.length
}

async function failover(kills: number): Promise<number> {
  console.log(`a PostgreSQL cluster of three: ${kills} primaries killed`)
  const startedAt = performance.now()
  const report = await tortureFailover(shared(kills))
  const { acknowledged, stored, refused, pagesServed, adminRefused } = report
  const { secondsAway, errorLines, faults } = report
  const [first, last] = [Math.min(...secondsAway), Math.max(...secondsAway)]
  print(startedAt, faults, [
    `${acknowledged} reviews acknowledged, ${stored} stored, ${refused} asked to try again (503)`,
    `${pagesServed} pages served, ${adminRefused} of the admin area refused (503); ${errorLines} error lines`,
    `back after ${first.toFixed(1)} to ${last.toFixed(1)} s`,
  ])
  return faults.length
}

async function swaps(kind: DatabaseKind): Promise<number> {
  const [count, rate] = [Number(values.swaps), Number(values.rate)]
  const proxy = proxyKinds.find((each) => each === values.proxy) ?? 'node'
  console.log(`${kind}, behind ${proxy}: ${count} swaps under ${rate} requests a second`)
  const startedAt = performance.now()
  await using place = await newPlace(kind)
  const { signal } = interruption
  const progress = (swapped: number) => swapped % 5 === 0 && console.log(`  ${swapped} swapped`)
  const options = { swaps: count, rate, proxy, signal, progress }
  const report = await tortureSwaps({ ...place, ...options })
  const { failed, acknowledged, stored, faults } = report
  print(startedAt, faults, [
    `${report.requests} requests, ${report.rate.toFixed(0)} a second, ${failed} failed`,
    `${acknowledged} reviews acknowledged, ${stored} stored`,
  ])
  return faults.length
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
  print(startedAt, found.faults, found.seen)
  return found.faults.length
}

async function openings(kind: DatabaseKind, kills: number): Promise<number> {
  console.log(`${kind}, guests told that days have opened: ${kills} kills`)
  const startedAt = performance.now()
  await using place = await newPlace(kind)
  const report = await tortureOpenings({ ...place, ...shared(kills) })
  const { waiting, told, toldBeforeTheEnd, sentAgain, faults } = report
  print(startedAt, faults, [
    `${waiting} guests waited, ${told} were told, ${toldBeforeTheEnd} of them between kills`,
    `${sentAgain} mails sent again with the same Message-ID`,
  ])
  return faults.length
}

async function backup(kind: DatabaseKind, kills: number): Promise<number> {
  // The site doesn't copy a PostgreSQL server.
  if (kind !== 'sqlite') return 0
  let count = 0
  for (const copies of ['folder', 's3'] as const) {
    const where = copies === 's3' ? 'an S3 store' : 'a folder'
    console.log(`${kind}, copied to ${where}: the machine lost ${kills} times`)
    const startedAt = performance.now()
    const report = await tortureBackup({ copies, ...shared(kills) })
    const { restored, missing, longestMs, files, faults } = report
    print(startedAt, faults, [
      `${restored} times an acknowledged review or entry was there again, and ${files} times a file`,
      `${missing} of the last ${longestMs.toFixed(0)} ms were missing`,
    ])
    count += faults.length
  }
  return count
}

function shared(kills: number) {
  return {
    kills,
    random: Math.random,
    signal: interruption.signal,
    progress: (killed: number) => killed % 10 === 0 && console.log(`  ${killed} killed`),
  }
}

function print(startedAt: number, faults: readonly string[], found: readonly string[]): void {
  const lines = [
    ...found,
    faults.length === 0 ? 'every promise was kept' : `${faults.length} BROKEN PROMISES:`,
    ...faults.slice(0, faultsShown),
    `${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
  ]
  console.log(lines.map((line) => `  ${line}`).join('\n'))
}
