import fastify from 'fastify'
import { expect, test } from 'vitest'
import { countsInMemory } from '#services/request-counts.ts'
import { rateLimits } from './rate-limits.ts'

/** Two servers that share their counts. Each refuses as often as told, then accepts. */
async function servers({ refusals = 0 } = {}) {
  const shared = countsInMemory()
  let left = refusals
  const serve = async () => {
    const app = fastify()
    await app.register(rateLimits, { shared })
    const config = { rateLimit: { max: 2, timeWindow: '10 minutes' } }
    app.post('/send', { config }, async (_request, reply) => {
      left -= 1
      return reply.code(left >= 0 ? 503 : 201).send()
    })
    app.get('/ask', { config }, async () => 'here')
    return app
  }
  const [a, b] = [await serve(), await serve()]
  const send = async (app = a) => (await app.inject({ method: 'POST', url: '/send' })).statusCode
  const ask = async (app = a) => (await app.inject('/ask')).statusCode
  return { a, b, send, ask }
}

test('what is sent counts on all servers together', async () => {
  const { a, b, send } = await servers()
  expect([await send(a), await send(b), await send(a), await send(b)]).toEqual([201, 201, 429, 429])
})

test('what is only asked counts on each server', async () => {
  const { a, b, ask } = await servers()
  expect([await ask(a), await ask(a), await ask(a), await ask(b)]).toEqual([200, 200, 429, 200])
})

test('an impatient guest may send after an outage: what was refused with 503 does not count', async () => {
  const { send } = await servers({ refusals: 5 })
  const answers = []
  for (let tries = 0; tries < 8; tries += 1) answers.push(await send())
  expect(answers).toEqual([503, 503, 503, 503, 503, 201, 201, 429])
})
