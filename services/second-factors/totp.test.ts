import { expect, test } from 'vitest'
import { newTotpSecret, stepOfCode, totpCode, totpStep, totpUri } from './totp.ts'

/** '12345678901234567890', the secret of RFC 6238's appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000)

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('codes are those of RFC 6238 at %i seconds', (seconds, code) => {
  expect(totpCode(secret, totpStep(at(seconds)), 8)).toBe(code)
})

test('a code works in its half minute, the one before and the next, and not earlier or later', () => {
  const now = at(1_234_567_890)
  const code = totpCode(secret, totpStep(now))
  const works = (seconds: number) => stepOfCode(secret, code, now.add({ seconds })) !== null
  expect([-30, -1, 0, 29, 30, 59].map(works)).toEqual(Array(6).fill(true))
  expect([-60, -31, 60].map(works)).toEqual([false, false, false])
  expect(stepOfCode(secret, '12345', now)).toBeNull()
})

test('secrets are random, 160 bits, and named for the app', () => {
  const [one, other] = [newTotpSecret(), newTotpSecret()]
  expect(one).toMatch(/^[A-Z2-7]{32}$/)
  expect(one).not.toBe(other)
  const uri = new URL(totpUri(one, { issuer: 'Cabins & Co', name: 'keeper' }))
  expect(uri.searchParams.get('issuer')).toBe('Cabins & Co')
  expect(uri.searchParams.get('secret')).toBe(one)
})
