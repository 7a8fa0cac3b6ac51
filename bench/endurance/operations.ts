import { Agent } from 'node:http'
import { publicPages } from '#content/pages.ts'
import { sendAsBrowser, type Answer, type Sending } from '#tests/fixtures/send-as-browser.ts'
import { entryFields, formBody, formType } from '#tests/fixtures/submission-form.ts'
import { addressOf, reviewForm } from '../forms.ts'

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

/** Null if there was nothing to do. */
type Operation = (number: number) => Promise<Answer | null>

const json = 'application/json'

/** What guests and an administrator do, by number. */
export function operationsOn(place: Place): Record<Kind, Operation> {
  const agent = new Agent({ keepAlive: true })
  const pending: string[] = []
  const send = async (path: string, sending: Sending = {}) =>
    sendAsBrowser(place.origin + path, agent, sending).catch(() => noAnswer)
  return {
    page: (number) => {
      const path = publicPages[number % publicPages.length] ?? '/'
      return send(path, { headers: { 'accept-encoding': 'br' } })
    },
    review: async (number) => {
      const headers = { 'content-type': json, 'x-forwarded-for': addressOf(number) }
      const body = reviewForm(number)
      const answer = await send('/api/reviews', { method: 'POST', headers, body })
      if (answer.status === 201) pending.push(receiptIn(answer))
      return answer
    },
    entry: (number) => {
      const files = [{ name: 'porch.jpg', content: place.picture, type: 'image/jpeg' }]
      const body = formBody(entryFields({ contestId: place.contestId }), files)
      const headers = { 'content-type': formType, 'x-forwarded-for': addressOf(number) }
      return send('/api/submissions', { method: 'POST', headers, body })
    },
    inbox: () => send('/api/admin/reviews?status=pending', { headers: { cookie: place.cookie } }),
    approval: async (number) => {
      const id = pending.shift()
      if (id === undefined) return null
      const body = JSON.stringify({ isApproved: number % 4 > 0, from: 'pending' })
      const headers = { cookie: place.cookie, 'content-type': json }
      return send(`/api/admin/reviews/${id}/approve`, { method: 'PATCH', headers, body })
    },
  }
}

const noAnswer: Answer = { status: 0, body: '' }

/** The id that the guest was given. */
export function receiptIn({ body }: Answer): string {
  return (JSON.parse(body) as { id: string }).id
}
