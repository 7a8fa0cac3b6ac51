// node visitors.ts PLACE SECONDS RATE: pages, reviews, entries and moderation, mixed. RATE: how many
// operations begin every second, or 0 for as many as a few guests manage. PLACE: as JSON, the
// picture as a path. Prints the result as JSON. A separate process, so that it has its own core.
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { kinds, operationsOn, receiptIn, type Kind, type Place } from './operations.ts'

export interface Endured {
  done: number
  /** By kind and minute: milliseconds from when each was due, ascending. */
  latencies: Record<Kind, number[][]>
  /** How often each status came; 0 for no response. */
  statuses: Record<string, number>
  /** Ids of the reviews and entries that were acknowledged. */
  receipts: string[]
}

/** Of a thousand operations; the others are pages. */
const shares: Partial<Record<Kind, number>> = { review: 20, approval: 15, inbox: 24, entry: 1 }
const atOnce = 16
const stepMs = 20

const [place = '', seconds = '', rate = ''] = process.argv.slice(2)
const { picture, ...where } = JSON.parse(place) as Omit<Place, 'picture'> & { picture: string }
const operations = operationsOn({ ...where, picture: readFileSync(picture) })
const mix = mixed()
const endured: Endured = {
  done: 0,
  latencies: { page: [], review: [], entry: [], inbox: [], approval: [] },
  statuses: {},
  receipts: [],
}

// Numbers of the second run must not repeat those of the first.
const first = Number(rate) > 0 ? 1_000_000 : 0
const startedAt = performance.now()
const endsAt = startedAt + Number(seconds) * 1000
await (Number(rate) > 0 ? steadily(Number(rate)) : asFastAsPossible())
for (const minutes of Object.values(endured.latencies)) {
  for (const minute of minutes) minute.sort((a, b) => a - b)
}
process.stdout.write(JSON.stringify(endured), () => process.exit())

async function asFastAsPossible(): Promise<void> {
  let started = 0
  const guest = async () => {
    while (performance.now() < endsAt) await operate(started++, performance.now())
  }
  await Promise.all(Array.from({ length: atOnce }, guest))
}

/** Does not wait for responses: guests do not wait for each other. */
async function steadily(perSecond: number): Promise<void> {
  const running = new Set<Promise<void>>()
  for (let started = 0; performance.now() < endsAt;) {
    const due = ((performance.now() - startedAt) / 1000) * perSecond
    for (; started < due; started += 1) {
      const operation = operate(started, startedAt + (started / perSecond) * 1000)
      running.add(operation)
      void operation.then(() => running.delete(operation))
    }
    await setTimeout(stepMs)
  }
  await Promise.all(running)
}

async function operate(number: number, dueAt: number): Promise<void> {
  const kind = mix[number % mix.length] ?? 'page'
  const answer = await operations[kind](first + number)
  if (answer === null) return
  const { status } = answer
  if (status === 201) endured.receipts.push(receiptIn(answer))
  const minute = Math.floor((dueAt - startedAt) / 60_000)
  ;(endured.latencies[kind][minute] ??= []).push(performance.now() - dueAt)
  endured.statuses[status] = (endured.statuses[status] ?? 0) + 1
  endured.done += 1
}

/** The kinds of a thousand operations, each spread evenly. */
function mixed(): Kind[] {
  const all: Kind[] = Array.from({ length: 1000 }, () => 'page')
  for (const [offset, kind] of kinds.entries()) {
    const count = shares[kind] ?? 0
    for (let index = 0; index < count; index += 1) {
      let at = Math.floor((index * 1000) / count) + offset
      while (all[at % 1000] !== 'page') at += 1
      all[at % 1000] = kind
    }
  }
  return all
}
