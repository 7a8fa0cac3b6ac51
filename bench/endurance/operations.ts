import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { publicPages } from '#content/pages.ts'
import { readSite } from '#services/site/read-site.ts'
import { entryFields, formBody, formType } from '#tests/fixtures/submission-form.ts'

export const kinds = ['page', 'review', 'entry', 'inbox', 'approval'] as const
export type Kind = (typeof kinds)[number]

export interface Place {
  origin: string
  contestId: string
  /** Of a signed-in administrator. */
  cookie: string
  /** What guests send to the contest. */
  picture: Buffer
}

interface Sending {
  method?: 'GET' | 'POST' | 'PATCH'
  headers?: Record<string, string>
  body?: string | Buffer
}

const { cabins } = readSite('content/site')
const words = 'The porch catches the morning, and after dark the only sound was the creek. '
const json = 'application/json'

/** What guests and an administrator do; each resolves to the status, 0 without a response. */
export function operationsOn(place: Place): Record<Kind, (number: number) => Promise<number>> {
  const agent = new Agent({ keepAlive: true })
  const pending: string[] = []
  const send = (path: string, sending: Sending = {}) => ask(agent, place.origin + path, sending)
  const administer = { cookie: place.cookie, 'content-type': json }
  return {
    page: async (number) => {
      const path = publicPages[number % publicPages.length] ?? '/'
      return (await send(path, { headers: { 'accept-encoding': 'br' } })).status
    },
    review: async (number) => {
      const headers = { 'content-type': json, 'x-forwarded-for': networkOf(number) }
      const body = JSON.stringify(review(number))
      const answer = await send('/api/reviews', { method: 'POST', headers, body })
      if (answer.status === 201) pending.push((JSON.parse(answer.body) as { id: string }).id)
      return answer.status
    },
    entry: async (number) => {
      const files = [{ name: 'porch.jpg', content: place.picture, type: 'image/jpeg' }]
      const body = formBody(entryFields({ contestId: place.contestId }), files)
      const headers = { 'content-type': formType, 'x-forwarded-for': networkOf(number) }
      return (await send('/api/submissions', { method: 'POST', headers, body })).status
    },
    inbox: async () =>
      (await send('/api/admin/reviews?status=pending', { headers: { cookie: place.cookie } }))
        .status,
    approval: async (number) => {
      const id = pending.shift()
      if (id === undefined) return nothingToDo
      const body = JSON.stringify({ isApproved: number % 4 > 0, from: 'pending' })
      const path = `/api/admin/reviews/${id}/approve`
      return (await send(path, { method: 'PATCH', headers: administer, body })).status
    },
  }
}

const nothingToDo = 204

function review(number: number) {
  return {
    guestName: `Guest ${number}`,
    guestEmail: `guest-${number}@guests.example`,
    cabin: cabins[number % cabins.length]?.name,
    overallRating: 1 + (number % 5),
    reviewText: words.repeat(4 + (number % 8)),
  }
}

/** Every guest comes from another network, so that no rate limit applies. */
function networkOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}

async function ask(agent: Agent, address: string, { method, headers, body }: Sending) {
  const { promise, resolve } = Promise.withResolvers<{ status: number; body: string }>()
  const nothing = () => resolve({ status: 0, body: '' })
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
  request(address, { method: method ?? 'GET', agent, headers: { ...headers, ...length } })
    .on('error', nothing)
    .on('response', (response) => {
      const { statusCode: status = 0 } = response
      text(response).then((received) => resolve({ status, body: received }), nothing)
    })
    .end(body)
  return promise
}
