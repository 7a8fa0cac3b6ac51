import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { entryFields, formBody, formType, type EntryFile } from '#tests/fixtures/submission-form.ts'
import type { Door } from './door.ts'

export interface SentEntry {
  number: number
  key: string
  files: readonly EntryFile[]
}

/** What guests sent and what they were promised. */
export interface EntryLedger {
  sent: SentEntry[]
  /** Receipt id by idempotency key. */
  acknowledged: Map<string, string>
  /** Responses no guest should get, in words. */
  wrongAnswers: string[]
  /** Requests that got no response and were retried. */
  unanswered: number
}

export interface EntryGuestOptions {
  door: Door
  ledger: EntryLedger
  contestId: number
  /** Each entry has one to three of them. */
  files: readonly EntryFile[]
  /** From 0 up to 1. */
  random: () => number
  hasClosed: () => boolean
}

const longestPauseMs = 100
const longestSendingMs = 300

export function newEntryLedger(): EntryLedger {
  return { sent: [], acknowledged: new Map(), wrongAnswers: [], unanswered: 0 }
}

/** A guest who sends entries until closing time, retrying each until acknowledged. */
export async function sendEntries(options: EntryGuestOptions): Promise<void> {
  const { ledger, random, files, hasClosed } = options
  while (!hasClosed()) {
    const number = ledger.sent.length
    const first = number % files.length
    const entry = {
      number,
      key: `torture-entry-${number}`,
      files: [...files, ...files].slice(first, first + 1 + (number % 3)),
    }
    ledger.sent.push(entry)
    while (!(await send(options, entry)));
    await setTimeout(random() * longestPauseMs)
  }
}

/** Returns whether there was a response; any but a receipt is recorded as wrong. */
async function send({ door, ledger, contestId, random }: EntryGuestOptions, entry: SentEntry) {
  const origin = await door.origin()
  const body = formBody(entryFields({ contestId: String(contestId) }), entry.files)
  const answer = await post(origin, { ...entry, body, random, attempt: attemptNumber(ledger) })
  if (!answer) ledger.unanswered += 1
  else if (answer.status === 201) acknowledge(ledger, entry.key, JSON.parse(answer.body).id)
  else ledger.wrongAnswers.push(`${entry.key} was answered ${answer.status}: ${answer.body}`)
  return answer !== null
}

/** Every attempt has an address of its own, so that none is rate limited. */
function attemptNumber({ sent, unanswered }: EntryLedger): number {
  return sent.length + unanswered
}

type Posted = SentEntry & { body: Buffer; random: () => number; attempt: number }

/** Like a phone, with a pause, so that servers also die during uploads. */
function post(origin: string, { key, attempt, body, random }: Posted) {
  const { promise, resolve } = Promise.withResolvers<{ status: number; body: string } | null>()
  const sending = request(`${origin}/api/submissions`, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': formType,
      'content-length': body.length,
      'idempotency-key': key,
      'x-forwarded-for': `10.1.${(attempt >> 8) & 255}.${attempt & 255}`,
    },
  })
  sending
    .on('error', () => resolve(null))
    .on('response', (response) => {
      const { statusCode: status = 0 } = response
      text(response).then(
        (received) => resolve({ status, body: received }),
        () => resolve(null),
      )
    })
  const middle = Math.floor(body.length * random())
  sending.write(body.subarray(0, middle))
  void setTimeout(random() * longestSendingMs).then(() => sending.end(body.subarray(middle)))
  return promise
}

function acknowledge({ acknowledged, wrongAnswers }: EntryLedger, key: string, id: string): void {
  const before = acknowledged.get(key)
  if (before !== undefined && before !== id) {
    wrongAnswers.push(`${key} was stored as ${before} and then as ${id}`)
  }
  acknowledged.set(key, id)
}
