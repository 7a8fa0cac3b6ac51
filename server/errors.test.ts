import rateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { apiWith } from '#tests/fixtures/api.ts'
import { BadCursorError, ConflictError, NotFoundError, RuleError } from '#services/errors.ts'
import { unexpectedError } from './error-answers.ts'
import { errorHandler } from './errors.ts'

function appThatThrows(error: unknown) {
  return apiWith(async (app) => {
    app.get('/', async () => {
      throw error
    })
  })
}

test.each([
  ['25006', 'warn'],
  ['53100', 'error'],
])('a write that the database does not take (%s) is a 503, logged as %s', async (code, level) => {
  const lines: { level: string }[] = []
  const write = (line: string) => void lines.push(JSON.parse(line))
  const formatters = { level: (label: string) => ({ level: label }) }
  const app = Fastify({ logger: { level: 'warn', formatters, stream: { write } } })
  onTestFinished(() => app.close())
  app.setErrorHandler(errorHandler)
  app.post('/', async () => {
    throw Object.assign(new Error('cannot execute INSERT'), { code })
  })
  const answer = await app.inject({ method: 'POST', url: '/' })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60'])
  expect(lines.map((line) => line.level)).toEqual([level])
})

test.each([
  [
    new RuleError('No.', { cabin: 'Unknown.' }),
    422,
    { error: 'No.', fields: { cabin: 'Unknown.' } },
  ],
  [new NotFoundError('Gone.'), 404, { error: 'Gone.' }],
  [new ConflictError('Closed.'), 409, { error: 'Closed.' }],
  [new BadCursorError('Bad.'), 400, { error: 'Bad.', fields: { cursor: 'Not valid.' } }],
])('%s has its own status', async (error, status, body) => {
  const app = await appThatThrows(error)
  const answer = await app.inject('/')
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toEqual(body)
})

test.each([
  ['an error', new Error('secret in the message')],
  ['an error that calls itself a 500', Object.assign(new Error('secret'), { statusCode: 500 })],
  ['an error with a status that is none', Object.assign(new Error('secret'), { statusCode: 7 })],
  ['something that is no error', 'secret'],
  ['nothing at all', null],
])('for %s the response reveals nothing', async (_, error) => {
  const app = await appThatThrows(error)
  const answer = await app.inject('/')
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({ error: unexpectedError })
})

test("the log keeps a failure's request id and stack, but none of its values", async () => {
  const lines: string[] = []
  const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } })
  onTestFinished(() => app.close())
  app.setErrorHandler(errorHandler)
  app.get('/', { logLevel: 'error' }, async () => {
    throw Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(ana@guests.example)' })
  })

  await app.inject('/')

  const log = lines.find((line) => line.includes('request failed')) ?? ''
  expect(JSON.parse(log)).toMatchObject({
    reqId: expect.any(String),
    failure: { type: 'Error', stack: expect.stringContaining('duplicate key') },
  })
  expect(lines.join()).not.toContain('ana@guests.example')
})

test('an error from the rate limit has the same shape and says when to come back', async () => {
  const app = await apiWith(async (part) => {
    await part.register(rateLimit, { max: 1, timeWindow: '1 minute' })
    part.get('/', async () => 'ok')
  })
  await app.inject('/')
  const answer = await app.inject('/')

  expect(answer.statusCode).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(answer.json()).toEqual({ error: expect.any(String) })
})

test('an unknown API path returns the same shape', async () => {
  const app = await apiWith(async () => {})
  const answer = await app.inject('/api/nothing')
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ error: expect.any(String) })
})
