// node guests.ts ORIGIN GUESTS SECONDS: so many guests at once leave one review after the other.
// Prints, as JSON, what they were answered. A process of its own, so that it has a core of its own.
import { Agent, request } from 'node:http'
import { cabins } from '#content/cabins.ts'

export interface Answers {
  /** How often each status came; 0 for no answer at all. */
  statuses: Record<string, number>
  /** From the receipts. */
  ids: string[]
  /** Milliseconds, ascending. */
  latencies: number[]
}

const [origin = '', guests = '', seconds = ''] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: Number(guests) })
const text = 'The porch catches the morning, and after dark the only sound was the creek. '

const answers: Answers = { statuses: {}, ids: [], latencies: [] }
const endsAt = performance.now() + Number(seconds) * 1000
let sent = 0
await Promise.all(Array.from({ length: Number(guests) }, leaveReviews))
agent.destroy()
answers.latencies.sort((a, b) => a - b)
process.stdout.write(JSON.stringify(answers))

async function leaveReviews(): Promise<void> {
  while (performance.now() < endsAt) {
    const startedAt = performance.now()
    const { status, body } = await post(sent++)
    answers.latencies.push(performance.now() - startedAt)
    answers.statuses[status] = (answers.statuses[status] ?? 0) + 1
    if (status === 201) answers.ids.push((JSON.parse(body) as { id: string }).id)
  }
}

function post(number: number): Promise<{ status: number; body: string }> {
  const body = JSON.stringify({
    guestName: `Guest ${number}`,
    guestEmail: `guest-${number}@guests.example`,
    cabin: cabins[number % cabins.length]?.name,
    overallRating: 1 + (number % 5),
    reviewText: text.repeat(4 + (number % 8)),
  })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': `load-${number}`,
    // Each comes from another address, so that none is refused for coming too often.
    'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  }
  return new Promise((resolve) => {
    const nothing = () => resolve({ status: 0, body: '' })
    const options = { method: 'POST', agent, headers }
    request(`${origin}/api/reviews`, options, (response) => {
      let received = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (received += chunk))
      response.on('error', nothing)
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: received }))
    })
      .on('error', nothing)
      .end(body)
  })
}
