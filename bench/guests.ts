// node guests.ts reviews ORIGIN GUESTS SECONDS: this many guests send one review after another.
// node guests.ts files ORIGIN CONTEST FILE…: one guest per file, all at once. Prints the responses
// as JSON. A separate process, so that it has its own core.
import { createReadStream, statSync } from 'node:fs'
import { Agent, request, type ClientRequest } from 'node:http'
import { basename } from 'node:path'
import { entryFields } from '#tests/fixtures/submission-form.ts'
import { addressOf, reviewForm } from './forms.ts'

export interface Answers {
  /** How often each status came; 0 for no response. */
  statuses: Record<string, number>
  /** From the receipts. */
  ids: string[]
  /** Milliseconds, ascending. */
  latencies: number[]
}

export interface Sent {
  file: string
  /** 0 for no response. */
  status: number
  /** From the receipt. */
  id: string | null
  ms: number
}

const boundary = 'a-boundary-of-guests'

const [kind = '', origin = '', ...rest] = process.argv.slice(2)
const agent = new Agent({ keepAlive: kind === 'reviews', maxSockets: Number.POSITIVE_INFINITY })
if (kind === 'reviews') await leaveReviews(Number(rest[0]), Number(rest[1]))
if (kind === 'files') await sendFiles(rest[0] ?? '', rest.slice(1))

async function leaveReviews(guests: number, seconds: number): Promise<void> {
  const answers: Answers = { statuses: {}, ids: [], latencies: [] }
  const endsAt = performance.now() + seconds * 1000
  let sent = 0
  const guest = async () => {
    while (performance.now() < endsAt) {
      const { status, id, ms } = await leaveReview(sent++)
      answers.latencies.push(ms)
      answers.statuses[status] = (answers.statuses[status] ?? 0) + 1
      if (id !== null) answers.ids.push(id)
    }
  }
  await Promise.all(Array.from({ length: guests }, guest))
  agent.destroy()
  answers.latencies.sort((a, b) => a - b)
  process.stdout.write(JSON.stringify(answers))
}

function leaveReview(number: number) {
  const body = reviewForm(number)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': `load-${number}`,
  }
  return post('/api/reviews', number, headers, (sending) => sending.end(body))
}

async function sendFiles(contestId: string, files: readonly string[]): Promise<void> {
  const sent = files.map(async (file, number): Promise<Sent> => {
    const [head, tail] = around(file, contestId)
    const headers = {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': head.length + statSync(file).size + tail.length,
    }
    // Streamed: a hundred guests have a hundred memories, we have one.
    const answer = await post('/api/submissions', number, headers, (sending) => {
      sending.write(head)
      createReadStream(file)
        .on('end', () => sending.end(tail))
        .pipe(sending, { end: false })
    })
    return { file, ...answer }
  })
  process.stdout.write(JSON.stringify(await Promise.all(sent)))
}

function around(file: string, contestId: string): [Buffer, Buffer] {
  const fields = Object.entries(entryFields({ contestId })).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const disposition = `content-disposition: form-data; name="files"; filename="${basename(file)}"`
  const head = `${fields.join('')}--${boundary}\r\n${disposition}\r\n\r\n`
  return [Buffer.from(head), Buffer.from(`\r\n--${boundary}--\r\n`)]
}

async function post(
  path: string,
  guest: number,
  headers: Record<string, string | number>,
  send: (sending: ClientRequest) => void,
): Promise<Omit<Sent, 'file'>> {
  const startedAt = performance.now()
  const { promise, resolve } = Promise.withResolvers<{ status: number; body: string }>()
  const nothing = () => resolve({ status: 0, body: '' })
  const sending = request(origin + path, {
    method: 'POST',
    agent,
    headers: { ...headers, 'x-forwarded-for': addressOf(guest) },
  })
  sending.on('error', nothing).on('response', (response) => {
    let body = ''
    response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    response.on('error', nothing)
    response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
  })
  send(sending)
  const { status, body } = await promise
  const ms = performance.now() - startedAt
  return { status, id: status === 201 ? (JSON.parse(body) as { id: string }).id : null, ms }
}
