import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { publicPages } from '#content/pages.ts'
import { closeDatabase, openDatabase } from '#store/database.ts'
import { storeContest } from '#tests/fixtures/contests.ts'
import { inMegabytes, treeBytes, watchTree } from './memory.ts'
import { onLoadCore, pinning, runProgram, startTalker, temporaryFolder } from './programs.ts'
import { inDigits, median, percentile, printTable, skip, type Verdict } from './report.ts'
import { fillDataFolder } from './sample-data.ts'
import { startSite, type Site } from './starts.ts'
import { countWrong, makePictures, makeVideos } from './uploads/files.ts'
import type { Sent } from './guests.ts'
import type { Visits } from './uploads/visitors.ts'

const mostGrowthBytes = 300 * 1024 ** 2
const mostSlowdown = 3
const idleMs = 10_000
/** The median, because others may use the machine meanwhile. */
const rounds = 3
/** Neighbors send different files, so that a mix-up would be noticed. */
const differentFiles = 4

interface Load {
  name: string
  statuses: Record<string, number>
  slowestMs: number
  idle: Visits
  busy: Visits
  idleBytes: number
  mostBytes: number
  /** Receipts whose entry differs from processing its file alone. */
  wrong: number
}

/** Many guests send files at once while visitors read pages. */
export async function measureUploads(): Promise<Verdict[]> {
  if (process.platform !== 'linux') return skip('uploads', '/proc')
  const folder = temporaryFolder()
  const pictures = await makePictures(folder, differentFiles)
  const videos = await makeVideos(folder, differentFiles)
  const loads: Load[] = []
  for (let round = 0; round < rounds; round += 1) {
    loads.push(await measure('100 pictures of 10 MB', repeated(pictures, 100)))
    loads.push(await measure('10 videos of 50 MB', repeated(videos, 10)))
  }
  printTable(
    `Uploads, all at once (${pinning}; visitors ask for pages meanwhile)`,
    ['memory', 'load', 'answers', 'the last after', 'pages p50', 'p99'],
    loads.map(({ name, statuses, slowestMs, idle, busy, idleBytes, mostBytes }) => [
      `${inMegabytes(idleBytes)} → ${inMegabytes(mostBytes)}`,
      name,
      Object.entries(statuses)
        .map(([status, count]) => `${count} × ${status}`)
        .join(', '),
      `${inDigits(slowestMs / 1000)} s`,
      ...[0.5, 0.99].map(
        (share) =>
          `${inDigits(percentileOf(idle, share))} → ${inDigits(percentileOf(busy, share))} ms`,
      ),
    ]),
  )
  return [...Map.groupBy(loads, ({ name }) => name)].flatMap(([name, same]) => judge(name, same))
}

/** Invariants are checked in every round; page times are the median's. */
function judge(name: string, loads: readonly Load[]): Verdict[] {
  const answers = new Set(loads.flatMap(({ statuses }) => Object.keys(statuses)))
  const wrong = loads.reduce((sum, each) => sum + each.wrong, 0)
  const failures = loads.reduce((sum, { busy }) => sum + busy.failures, 0)
  const growth = Math.max(...loads.map(({ mostBytes, idleBytes }) => mostBytes - idleBytes))
  const slowdowns = loads.map(
    ({ busy, idle }) => percentileOf(busy, 0.99) / percentileOf(idle, 0.99),
  )
  const slowdown = median(slowdowns)
  return [
    {
      holds: answers.size === 1 && answers.has('201'),
      text: `${name}: nobody is answered anything but 201`,
    },
    {
      holds: wrong === 0,
      text: `${name}: every 201 has its file, byte for byte what one alone gives`,
    },
    {
      holds: growth < mostGrowthBytes,
      text: `${name}: ${inMegabytes(growth)} above idle, readers included (under ${inMegabytes(mostGrowthBytes)})`,
    },
    {
      holds: slowdown <= mostSlowdown && failures === 0,
      text: `${name}: pages p99 ${inDigits(slowdown)} of idle (${slowdowns.map(inDigits).join(', ')}; at most ${mostSlowdown}), ${failures} failed`,
    },
  ]
}

async function measure(name: string, files: readonly string[]): Promise<Load> {
  const folder = temporaryFolder()
  await fillDataFolder(folder)
  const contest = await openContest(folder)
  await using site = await startSite(folder, { TRUST_PROXY: '127.0.0.1' })
  await visitsDuring(site, () => setTimeout(idleMs / 5))
  const idle = await visitsDuring(site, () => setTimeout(idleMs))
  const idleBytes = await treeBytes(site.pid ?? 0)
  const memory = watchTree(site.pid ?? 0)
  let sent: Sent[] = []
  const busy = await visitsDuring(site, async () => {
    sent = await sendAll(site, contest, files)
  })
  const mostBytes = memory.stop()
  return {
    name,
    statuses: Object.fromEntries(
      Object.entries(Object.groupBy(sent, ({ status }) => status)).map(([status, each]) => [
        status,
        each?.length ?? 0,
      ]),
    ),
    slowestMs: Math.max(...sent.map(({ ms }) => ms)),
    idle,
    busy,
    idleBytes,
    mostBytes,
    wrong: await countWrong(folder, sent),
  }
}

/** The id of an open contest. */
export async function openContest(folder: string): Promise<number> {
  const db = await openDatabase({ url: undefined, file: join(folder, 'cabins.sqlite') })
  try {
    const endDate = Temporal.Now.instant().add({ hours: 24 })
    return (await storeContest(db, { endDate })).id
  } finally {
    await closeDatabase(db)
  }
}

async function sendAll(site: Site, contest: number, files: readonly string[]): Promise<Sent[]> {
  const script = ['bench/guests.ts', 'files', site.origin, String(contest), ...files]
  // A hundred guests have their own processors; visitors must not wait for theirs.
  const args = ['-n', '15', process.execPath, ...script]
  return JSON.parse(await runProgram(onLoadCore({ command: 'nice', args }))) as Sent[]
}

async function visitsDuring(site: Site, work: () => Promise<unknown>): Promise<Visits> {
  const args = ['bench/uploads/visitors.ts', site.origin, ...publicPages]
  const visitors = startTalker(onLoadCore({ command: process.execPath, args }))
  await work()
  return JSON.parse(await visitors.stop()) as Visits
}

function repeated(files: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, number) => files[number % files.length] ?? '')
}

function percentileOf({ latencies }: Visits, share: number): number {
  return percentile(
    latencies.toSorted((a, b) => a - b),
    share,
  )
}
