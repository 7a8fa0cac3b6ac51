import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchParametersOf } from '#contracts/addresses.ts'
import { errorSchema } from '#contracts/errors.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { sendTarget } from '#tests/fixtures/raw-http.ts'
import { siteOn } from '#tests/fixtures/site.ts'
import { expectDecent, insides, canary } from '#tests/fixtures/decent-answers.ts'

const open = databaseOpener()

/** Pieces that addresses are made of, decent and not. */
const words = [
  ['api', 'reviews', 'referrals', 'cabins', 'texas-sage', 'book', 'assets', 'pictures', '_.data'],
  ['..', '.', '', '%2e%2e', '%2f', '%5c', '%00', '%ZZ', '%', '%C0%AE', '%F0%9F%8C%B5', canary],
  ["'", '"', '<script>', '{{7*7}}', ';', '@', ':', '*', '~', '\\', '\u00e9', '.data'],
]

const piece = fc.constantFrom(...words.flat())
const names = ['limit', 'sort', 'cursor', 'checkIn', '_routes', '__proto__', canary]

function queryOf(parameters: readonly string[]): fc.Arbitrary<string[]> {
  const pair = fc.tuple(fc.constantFrom(...parameters), piece)
  return fc.array(
    pair.map(([name, value]) => `${name}=${value}`),
    { maxLength: 3 },
  )
}

/** A page with what it reads from its address, which leads further in than chance would. */
const pageTarget = fc
  .constantFrom(...Object.entries(searchParametersOf))
  .chain(([path, parameters]) =>
    queryOf([...parameters, ...names]).map((pairs) => `${path}?${pairs.join('&')}`),
  )

const anyTarget = fc
  .tuple(
    fc.constantFrom('/', '/api/', '//', '/api/reviews'),
    fc.array(piece, { maxLength: 5 }),
    queryOf(names),
  )
  .map(([start, pieces, pairs]) => `${start}${pieces.join('/')}?${pairs.join('&')}`)

const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS')

test('no address brings forth a failure, a stack or what was sent', async () => {
  const { logLines, listen } = await siteOn(await open())
  const port = await listen()
  await fc.assert(
    fc.asyncProperty(method, fc.oneof(anyTarget, pageTarget), async (verb, address) => {
      expectDecent(await sendTarget(port, verb, address))
    }),
    { numRuns: 400 },
  )
  expect(logLines.filter((line) => line.includes('"level":50'))).toEqual([])
})

test('no body brings forth a failure, a stack or what was sent', async () => {
  const { app } = await siteOn(await open(), { trustProxy: ['127.0.0.1'] })
  const types = fc.constantFrom(
    'application/json',
    'text/plain',
    'text/html',
    'application/json; x',
  )
  const bodies = fc.oneof(fc.json(), fc.string({ unit: 'binary' }), fc.object().map(stringify))
  let visitor = 0
  await fc.assert(
    fc.asyncProperty(types, bodies, async (type, payload) => {
      visitor += 1
      const answer = await app.inject({
        method: 'POST',
        url: '/api/referrals',
        // Each comes from another address, so that none is refused for coming too often.
        headers: {
          'content-type': type,
          'x-forwarded-for': `10.0.${visitor >> 8}.${visitor & 255}`,
        },
        payload,
      })
      expect([400, 413, 415, 422]).toContain(answer.statusCode)
      expect(errorSchema.safeParse(answer.json()).error).toBeUndefined()
      expect(answer.body).not.toMatch(insides)
    }),
    { numRuns: 300 },
  )
})

/** Big integers and the like cannot be JSON. */
function stringify(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'bigint' ? String(part) : part,
  )
}
