import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { closeDatabase, openDatabase, type Database } from '#store/database.ts'
import { storeContest } from '#tests/fixtures/contests.ts'
import { newCookie } from '#tests/fixtures/hostile/world.ts'
import { inMegabytes, residentBytes } from '../memory.ts'
import { onLoadCore, pinning, runProgram, temporaryFolder } from '../programs.ts'
import { inDigits, percentile, printTable, skip, type Verdict } from '../report.ts'
import { fillDataFolder } from '../sample-data.ts'
import { startSite, type Site } from '../starts.ts'
import { judgeUse, printUse, watchUse } from './use.ts'
import { kinds } from './operations.ts'
import type { Endured } from './visitors.ts'

const capacitySeconds = 60
/** After the last guest has left: then the server has given memory back. */
const quietMs = 70_000
/** Other work on the machine makes single runs differ. */
const mostSlowdown = 1.5

/** Whether the site is as fast and as small after a long load at half its capacity as at first. */
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
    const hurried = await visit(place, capacitySeconds, 0)
    const capacity = hurried.done / capacitySeconds
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
    return [...judgeUse(used), ...judge(endured), await judgeStored(db, [hurried, endured])]
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

function printLatencies({ latencies }: Endured): void {
  printTable(
    `Milliseconds until the response, in the first and the last sixth`,
    ['kind', 'p50', 'p95', 'how many'],
    kinds.map((kind) => {
      const [first, last] = ends(latencies[kind])
      const pair = (share: number) =>
        `${inDigits(percentile(first, share))} → ${inDigits(percentile(last, share))}`
      return [kind, pair(0.5), pair(0.95), latencies[kind].flat().length]
    }),
  )
}

function judge({ latencies, statuses }: Endured): Verdict[] {
  const [first, last] = ends(latencies.page)
  const slowdown = percentile(last, 0.5) / percentile(first, 0.5)
  const wrong = Object.keys(statuses).filter((status) => !status.startsWith('2'))
  return [
    {
      holds: slowdown <= mostSlowdown,
      text: `pages at the end take ${inDigits(slowdown)} of the time at the beginning (at most ${mostSlowdown})`,
    },
    {
      holds: wrong.length === 0,
      text: `every response is a success (${JSON.stringify(statuses)})`,
    },
  ]
}

/** Everything that was acknowledged must be in the database. */
async function judgeStored(db: Database, runs: readonly Endured[]): Promise<Verdict> {
  const receipts = runs.flatMap((run) => run.receipts)
  const reviews = await db.selectFrom('reviews').select('id').execute()
  const entries = await db.selectFrom('submissions').select('id').execute()
  const stored = new Set([...reviews, ...entries].map(({ id }) => id))
  const lost = receipts.filter((id) => !stored.has(id)).length
  return {
    holds: receipts.length > 0 && lost === 0,
    text: `${lost} of ${receipts.length} acknowledged reviews and entries are lost (0)`,
  }
}

/** The first and the last sixth, each ascending. */
function ends(minutes: Minutes): [number[], number[]] {
  const sixth = Math.max(1, Math.floor(minutes.length / 6))
  const sorted = (some: Minutes) => some.flatMap((each) => each ?? []).toSorted((a, b) => a - b)
  return [sorted(minutes.slice(0, sixth)), sorted(minutes.slice(-sixth))]
}
