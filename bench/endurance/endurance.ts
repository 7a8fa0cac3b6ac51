import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { closeDatabase, openDatabase, type Database } from '#store/database.ts'
import { storeContest } from '#tests/fixtures/contests.ts'
import { newCookie } from '#tests/fixtures/hostile/world.ts'
import { inMegabytes, residentBytes } from '../memory.ts'
import { onLoadCore, pinning, runProgram, temporaryFolder } from '../programs.ts'
import { inDigits, printTable, skip, type Verdict } from '../report.ts'
import { fillDataFolder } from '../sample-data.ts'
import { startSite, type Site } from '../starts.ts'
import { judgeUse, printUse, watchUse } from './use.ts'
import { kinds } from './operations.ts'
import type { Endured } from './visitors.ts'

const capacitySeconds = 60
/** After the last guest has left. */
const quietMs = 60_000
/** Guests come in waves, and the machine has other work. */
const mostSlowdown = 1.5

/** Whether an hour at half of what the site can do leaves it as it was at the beginning. */
export async function measureEndurance(minutes: number): Promise<Verdict[]> {
  if (process.platform !== 'linux') return skip('endurance', '/proc')
  const folder = temporaryFolder()
  await fillDataFolder(folder)
  await using site = await startSite(folder, {
    ADMIN_PASSWORD: 'not one that anybody uses',
    TRUST_PROXY: '127.0.0.1',
  })
  const db = await openDatabase({ url: undefined, file: join(folder, 'cabins.sqlite') })
  try {
    const place = await prepare(site, db)
    const capacity = (await visit(place, capacitySeconds, 0)).done / capacitySeconds
    const use = watchUse(site.pid, folder)
    const endured = await visit(place, minutes * 60, capacity / 2)
    const used = await use.stop()
    await setTimeout(quietMs)
    const afterwards = await residentBytes(site.pid)
    console.log(
      `\n${minutes} minutes of ${inDigits(capacity / 2)} operations a second, half of capacity (${pinning})`,
    )
    printLatencies(endured)
    printUse(used)
    console.log(`  ${inMegabytes(afterwards)} a minute after the last guest`)
    return [...judgeUse(used), ...judge(endured), await judgeStored(db, endured)]
  } finally {
    await closeDatabase(db)
  }
}

async function prepare(site: Site, db: Database): Promise<string> {
  const now = Temporal.Now.instant()
  const dates = { startDate: now, endDate: now.add({ hours: 24 * 30 }) }
  const { id } = await storeContest(db, dates)
  const picture = join(temporaryFolder(), 'porch.jpg')
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const create = { width: 1600, height: 1200, channels: 3, background: 'black', noise } as const
  await writeFile(picture, await sharp({ create }).jpeg().toBuffer())
  const cookie = await newCookie(db, now)
  return JSON.stringify({ origin: site.origin, contestId: String(id), cookie, picture })
}

async function visit(place: string, seconds: number, rate: number): Promise<Endured> {
  const output = await runProgram(
    onLoadCore({
      command: process.execPath,
      args: ['bench/endurance/visitors.ts', place, String(seconds), String(rate)],
      env: { ...process.env },
    }),
  )
  return JSON.parse(output) as Endured
}

type Minutes = readonly (readonly number[])[]

function printLatencies({ latencies, statuses }: Endured): void {
  printTable(
    `Milliseconds until the response, in the first and the last sixth (answers: ${JSON.stringify(statuses)})`,
    ['kind', 'p50', 'p95', 'how many'],
    kinds.map((kind) => {
      const [first, last] = ends(latencies[kind])
      const pair = (share: number) => `${inDigits(at(first, share))} → ${inDigits(at(last, share))}`
      return [kind, pair(0.5), pair(0.95), latencies[kind].flat().length]
    }),
  )
}

function judge({ latencies, statuses }: Endured): Verdict[] {
  const [first, last] = ends(latencies.page)
  const slowdown = at(last, 0.5) / at(first, 0.5)
  const wrong = Object.keys(statuses).filter((status) => !status.startsWith('2'))
  return [
    {
      holds: slowdown <= mostSlowdown,
      text: `pages at the end take ${inDigits(slowdown)} of the time at the beginning (at most ${mostSlowdown})`,
    },
    { holds: wrong.length === 0, text: 'nobody is answered anything but success' },
  ]
}

/** What was acknowledged is there. */
async function judgeStored(db: Database, { latencies }: Endured): Promise<Verdict> {
  const count = (table: 'reviews' | 'submissions') =>
    db
      .selectFrom(table)
      .select((from) => from.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  const [reviews, entries] = await Promise.all([count('reviews'), count('submissions')])
  const sent = [latencies.review, latencies.entry].map((minutes) => minutes.flat().length)
  return {
    holds: reviews.count >= (sent[0] ?? 0) && entries.count >= (sent[1] ?? 0),
    text: `${reviews.count} reviews and ${entries.count} entries are stored (${sent.join(' and ')} sent in the long run)`,
  }
}

/** The first and the last sixth, each ascending. */
function ends(minutes: Minutes): [number[], number[]] {
  const sixth = Math.max(1, Math.floor(minutes.length / 6))
  const sorted = (some: Minutes) => some.flatMap((each) => each ?? []).toSorted((a, b) => a - b)
  return [sorted(minutes.slice(0, sixth)), sorted(minutes.slice(-sixth))]
}

function at(ascending: readonly number[], share: number): number {
  return ascending[Math.floor(ascending.length * share)] ?? NaN
}
