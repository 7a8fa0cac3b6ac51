import rateLimit from '@fastify/rate-limit'
import fastify from 'fastify'
import { applyContracts } from '#server/api/contracts.ts'
import { inquiriesApi } from '#server/api/inquiries.ts'
import { submissionsApi } from '#server/api/submissions.ts'
import type { Dependencies } from '#services/dependencies.ts'

/** What a guest sends: JSON, or a form with files. */
export interface Sending {
  path: string
  body: object | FormData
}

export interface Guests {
  /** Sends it to the site's API and returns the id of what was stored. */
  send(sending: Sending): Promise<string>
  close(): Promise<void>
}

type Deps = Parameters<typeof submissionsApi>[0] & Parameters<typeof inquiriesApi>[0]

const noLimit = 10_000

/** The real API without a network, at the time of `deps.clock`, so that samples are validated. */
export async function openGuests(deps: Deps & Pick<Dependencies, 'db'>): Promise<Guests> {
  const app = fastify()
  applyContracts(app)
  await app.register(rateLimit, { global: false })
  await app.register(submissionsApi(deps, { submissionsPerAddress: noLimit }))
  await app.register(inquiriesApi(deps, { inquiriesPerAddress: noLimit }))
  return {
    async send({ path, body }) {
      const { payload, type } = await encoded(body)
      const headers = { 'content-type': type }
      const answer = await app.inject({ method: 'POST', url: path, headers, payload })
      if (answer.statusCode !== 201) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`)
      return answer.json<{ id: string }>().id
    },
    close: () => app.close(),
  }
}

async function encoded(body: object | FormData): Promise<{ payload: Buffer; type: string }> {
  if (!(body instanceof FormData)) {
    return { payload: Buffer.from(JSON.stringify(body)), type: 'application/json' }
  }
  const form = new Response(body)
  return {
    payload: Buffer.from(await form.arrayBuffer()),
    type: form.headers.get('content-type') ?? '',
  }
}
