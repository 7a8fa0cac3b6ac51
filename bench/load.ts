import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { closeDatabase, openDatabase, type DatabaseLocation } from '#store/database.ts'
import { startFormMail } from '#tests/fakes/form-mail.ts'
import { startPostgres } from '#tests/fixtures/postgres-server.ts'
import type { Answers } from './guests.ts'
import { inMegabytes, residentBytes } from './memory.ts'
import { onLoadCore, pinning, runProgram, temporaryFolder } from './programs.ts'
import { inDigits, percentile, printTable, type Verdict } from './report.ts'
import { startSite, type Site } from './starts.ts'

const guests = 200
const seconds = 30
const mostGrowth = 1.2

interface Load {
  name: string
  perSecond: number
  answers: Answers
  /** Bytes used by the server at the start, halfway and at the end. */
  memory: number[]
  /** Receipts without a stored review or its notifications. */
  lost: number
  waiting: number
}

/** Many guests leave reviews at once while the notifications are being sent. */
export async function measureLoad(): Promise<Verdict[]> {
  const loads = [await onSqlite(), await onPostgres()]
  printTable(
    `${guests} guests leaving reviews for ${seconds} s (${pinning}; notifications going out meanwhile)`,
    ['reviews/s', 'database', 'p50', 'p99', 'answers', 'memory', 'still to send'],
    loads.map(({ name, perSecond, answers, memory, waiting }) => [
      inDigits(perSecond),
      name,
      `${inDigits(percentile(answers.latencies, 0.5))} ms`,
      `${inDigits(percentile(answers.latencies, 0.99))} ms`,
      Object.entries(answers.statuses)
        .map(([status, count]) => `${count} × ${status}`)
        .join(', '),
      memory.map(inMegabytes).join(' → '),
      waiting,
    ]),
  )
  return loads.flatMap(judge)
}

function judge({ name, answers, memory, lost }: Load): Verdict[] {
  const { 201: stored = 0, ...others } = answers.statuses
  const [, middle = NaN, end = NaN] = memory
  return [
    {
      holds: stored > 0 && Object.keys(others).length === 0,
      text: `${guests} guests on ${name}: nobody is answered anything but 201`,
    },
    {
      holds: lost === 0,
      text: `${guests} guests on ${name}: every 201 is stored and in the outbox`,
    },
    {
      holds: end <= middle * mostGrowth,
      text: `${guests} guests on ${name}: memory at the end ${inDigits(end / middle)} of the middle (at most ${mostGrowth})`,
    },
  ]
}

async function onSqlite(): Promise<Load> {
  const folder = temporaryFolder()
  return measure('SQLite', folder, { file: join(folder, 'cabins.sqlite') })
}

/** With the default settings: commits are on disk. */
async function onPostgres(): Promise<Load> {
  const server = await startPostgres()
  try {
    const url = await server.create('cabins')
    return await measure('PostgreSQL', temporaryFolder(), { url, file: '' })
  } finally {
    await server.stop()
  }
}

async function measure(name: string, folder: string, location: DatabaseLocation): Promise<Load> {
  const formMail = await startFormMail()
  try {
    await using site = await startSite(folder, {
      DATABASE_URL: location.url ?? '',
      FORM_MAIL_URL: formMail.url,
      OWNER_EMAIL: 'owner@lone-oak.example',
      BUSINESS_EMAIL: 'hello@lone-oak.example',
      TRUST_PROXY: '127.0.0.1',
    })
    const memory = watchMemory(site)
    const answers = await sendGuests(site)
    const { lost, waiting } = await examine(location, answers)
    const perSecond = answers.latencies.length / seconds
    return { name, perSecond, answers, memory: await memory, lost, waiting }
  } finally {
    await formMail.close()
  }
}

async function sendGuests({ origin }: Site): Promise<Answers> {
  const args = ['bench/guests.ts', 'reviews', origin, String(guests), String(seconds)]
  const output = await runProgram(
    onLoadCore({ command: process.execPath, args, env: { ...process.env } }),
  )
  return JSON.parse(output) as Answers
}

async function watchMemory({ pid }: Site): Promise<number[]> {
  const memory = [await residentBytes(pid)]
  for (let half = 0; half < 2; half += 1) {
    await setTimeout((seconds * 1000) / 2)
    memory.push(await residentBytes(pid))
  }
  return memory
}

async function examine(location: DatabaseLocation, { ids }: Answers) {
  const db = await openDatabase(location)
  try {
    const reviews = await db.selectFrom('reviews').select('id').execute()
    const notifications = await db.selectFrom('outbox').select(['source', 'status']).execute()
    const stored = new Set(reviews.map(({ id }) => id))
    const announced = new Set(notifications.map(({ source }) => source))
    return {
      lost: ids.filter((id) => !stored.has(id) || !announced.has(id)).length,
      waiting: notifications.filter(({ status }) => status === 'waiting').length,
    }
  } finally {
    await closeDatabase(db)
  }
}
