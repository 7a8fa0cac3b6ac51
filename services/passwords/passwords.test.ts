import { describe, expect, test } from 'vitest'
import { passwordLengths } from '#contracts/limits.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { BusyError } from '../errors.ts'
import { createPasswords, defaultCost, createLimiter, generatePassword } from './passwords.ts'
import { passwordMistake } from './rules.ts'

const cheapCost = { memoryKib: 8, passes: 1, parallelism: 1 }
const { brand, town } = sampleSite.facts
const password = 'seven green lanterns'

describe('hashing', () => {
  const passwords = createPasswords(cheapCost)

  test('the cost is at least what OWASP asks of argon2id, and is in the hash', async () => {
    expect(defaultCost).toEqual({ memoryKib: 19_456, passes: 2, parallelism: 1 })
    const hash = await createPasswords().hash(password)
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  })

  test('a password matches its hash, and hashing it again gives a different hash', async () => {
    const [one, other] = [await passwords.hash(password), await passwords.hash(password)]
    expect(one).not.toBe(other)
    expect(await passwords.verify(one, password)).toBe(true)
    expect(await passwords.verify(other, password)).toBe(true)
  })

  test.each([
    ['another case', password.toUpperCase()],
    ['a space at the end', `${password} `],
    ['a part of it', password.slice(0, -1)],
    ['nothing', ''],
  ])('%s is another password', async (_, other) => {
    expect(await passwords.verify(await passwords.hash(password), other)).toBe(false)
  })

  test('every character of a long password counts, in any script', async () => {
    const long = 'ж'.repeat(passwordLengths.max)
    const hash = await passwords.hash(long)
    expect(await passwords.verify(hash, long)).toBe(true)
    expect(await passwords.verify(hash, `${long.slice(0, -1)}з`)).toBe(false)
  })

  test('an unknown user cannot sign in', async () => {
    expect(await passwords.verify(null, password)).toBe(false)
  })

  test('a hash of another cost is still recognized, and due for renewal', async () => {
    const hash = await passwords.hash(password)
    const dearer = createPasswords({ ...cheapCost, passes: 2 })
    expect(await dearer.verify(hash, password)).toBe(true)
    expect(dearer.needsRehash(hash)).toBe(true)
    expect(passwords.needsRehash(hash)).toBe(false)
  })

  test('a malformed hash matches nothing, and the error does not repeat it', async () => {
    const verified = passwords.verify('plain-secret', 'plain-secret')
    await expect(verified).rejects.toThrow(/^((?!plain-secret).)*$/)
  })
})

describe('the concurrency limit', () => {
  test('excess tasks wait, and those beyond the queue are rejected', async () => {
    const run = createLimiter(1, 1)
    const { promise, resolve } = Promise.withResolvers<string>()
    const first = run(() => promise)
    const second = run(async () => 'second')
    await expect(run(async () => 'third')).rejects.toThrow(BusyError)

    resolve('first')

    expect(await Promise.all([first, second])).toEqual(['first', 'second'])
    expect(await run(async () => 'fourth')).toBe('fourth')
  })

  test('a failing task frees its slot', async () => {
    const run = createLimiter(1, 1)
    await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await run(async () => 'next')).toBe('next')
  })
})

describe('choosing a password', () => {
  test.each([
    'seven green lanterns',
    '840275930184',
    'пароль из шести слов',
    `${brand} at night, k7mq2`,
    '            x1 y2 z3',
  ])('%s is allowed', (good) => {
    expect(passwordMistake(sampleSite, good, 'owner')).toBeNull()
  })

  test.each([
    ['too short', 'green lamps'],
    ['too long', 'xy123'.repeat(41)],
    ['among the most common', '1qaz2wsx3edc'],
    ['among the most common, in capitals', 'QWERTYQWERTY'],
    ['a key held down', 'aaaaaaaaaaaaaaa'],
    ['the brand', `${brand}-2025!!!!!!`.slice(0, 14)],
    ['the town and a year', `${town.toLowerCase()}2025`],
    ['a cabin', 'Mountain-Laurel'],
    ['the word itself', 'Password-1234'],
    ['the username', 'hollyowner-2025'],
  ])('one that is %s is rejected', (_, bad) => {
    expect(passwordMistake(sampleSite, bad, 'hollyowner')).toEqual(expect.any(String))
  })

  test('a generated password has 150 random bits, is readable, and passes the rules', () => {
    const made = Array.from({ length: 50 }, generatePassword)
    expect(new Set(made).size).toBe(50)
    for (const one of made) {
      expect(one).toMatch(/^([0-9a-hjkmnp-tv-z]{5}-){5}[0-9a-hjkmnp-tv-z]{5}$/)
      expect(passwordMistake(sampleSite, one, 'admin')).toBeNull()
    }
  })
})
