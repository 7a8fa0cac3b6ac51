import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { entryFields, formBody, formType } from '#tests/fixtures/submission-form.ts'
import { onLoadCore, startTalker, temporaryFolder } from './programs.ts'
import { inDigits, median, printTable, skip, type Verdict } from './report.ts'
import { fillDataFolder } from './sample-data.ts'
import { startSite, type Site } from './starts.ts'
import { makePictures } from './uploads/files.ts'
import { openContest } from './uploads.ts'

const mostSlowdown = 3
const idleEntries = 5
const hostileMs = 120_000
/** Between two honest entries, whose variants are made meanwhile. */
const pauseMs = 3000

const attacks = {
  files: 'ten hostile files from one network',
  dribble: '120 dribbling uploads from 12 networks',
} as const

interface Guests {
  site: Site
  contest: number
  body: Uint8Array<ArrayBuffer>
  /** Each from its own network. */
  count: number
}

/** How long a guest with 27 MB waits while others try to block all uploads. */
export async function measureHostileUploads(): Promise<Verdict[]> {
  if (process.platform !== 'linux') return skip('hostile-uploads', '/proc')
  const pictures = await makePictures(temporaryFolder(), 3)
  const verdicts: Verdict[] = []
  for (const mode of ['files', 'dribble'] as const) verdicts.push(await measure(mode, pictures))
  return verdicts
}

async function measure(mode: keyof typeof attacks, pictures: string[]): Promise<Verdict> {
  const folder = temporaryFolder()
  await fillDataFolder(folder)
  const contest = await openContest(folder)
  await using site = await startSite(folder, { TRUST_PROXY: '127.0.0.1' })
  const files = await Promise.all(
    pictures.map(async (path, at) => ({ name: `${at}.jpg`, content: await readFile(path) })),
  )
  const fields = entryFields({ contestId: String(contest) })
  const guests: Guests = { site, contest, body: new Uint8Array(formBody(fields, files)), count: 0 }
  const idle: number[] = []
  for (let number = 0; number < idleEntries; number += 1) {
    idle.push(await timeEntry(guests))
    await setTimeout(pauseMs)
  }
  const script = ['bench/uploads/hostile.ts', mode, site.origin, String(contest)]
  const hostile = startTalker(onLoadCore({ command: process.execPath, args: script }))
  await setTimeout(pauseMs)
  const busy: number[] = []
  for (const end = performance.now() + hostileMs; performance.now() < end;) {
    busy.push(await timeEntry(guests))
    await setTimeout(pauseMs)
  }
  const statuses = await hostile.stop()
  const slowest = Math.max(...busy)
  const slowdown = slowest / median(idle)
  printTable(
    `An entry of 27 MB during ${attacks[mode]}`,
    ['slowest', 'median', 'idle', 'entries', 'answers to the others'],
    [[...[slowest, median(busy), median(idle)].map(inDigits), String(busy.length), statuses]],
  )
  return {
    holds: slowdown <= mostSlowdown,
    text: `${attacks[mode]}: a real entry takes at most ${inDigits(slowdown)} of its time on an idle server (at most ${mostSlowdown})`,
  }
}

/** Milliseconds until a 201; Infinity for any other response. */
async function timeEntry(guests: Guests): Promise<number> {
  guests.count += 1
  const headers = { 'content-type': formType, 'x-forwarded-for': `10.9.0.${guests.count}` }
  const startedAt = performance.now()
  const { body } = guests
  const address = `${guests.site.origin}/api/submissions`
  const answer = await fetch(address, { method: 'POST', headers, body })
  await answer.text()
  return answer.status === 201 ? performance.now() - startedAt : Number.POSITIVE_INFINITY
}
