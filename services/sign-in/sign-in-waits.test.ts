import { describe, expect, test } from 'vitest'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { signInWithOwner } from '#tests/fixtures/sign-in.ts'
import { InvalidCredentialsError, TooManyAttemptsError } from '../errors.ts'
import { createPasswords } from '../passwords/passwords.ts'
import { attemptLimits } from './limits.ts'
import { wrong, tryIn, failUntilBlocked, strangers } from '#tests/fixtures/sign-in/attempts.ts'

const open = databaseOpener()

describe('after too many failures', () => {
  test('even the right password has to wait, and nothing is hashed meanwhile', async () => {
    const deps = await signInWithOwner(await open())
    await failUntilBlocked(deps)
    const before = deps.hashings()

    await expect(tryIn(deps)).rejects.toThrow(
      expect.objectContaining({ name: 'TooManyAttemptsError', retryAfterSeconds: 2 }),
    )
    expect(deps.hashings()).toBe(before)

    deps.clock.advance({ seconds: 2 })
    await expect(tryIn(deps)).resolves.toHaveProperty('token')
  })

  test('another server on the same database enforces the wait', async () => {
    const deps = await signInWithOwner(await open())
    await failUntilBlocked(deps)
    const restarted = { ...deps, passwords: createPasswords() }
    await expect(tryIn(restarted)).rejects.toThrow(TooManyAttemptsError)
  })

  test('waits double up to their maximum, and trying during one does not extend it', async () => {
    const deps = await signInWithOwner(await open())
    await failUntilBlocked(deps, strangers)
    const waits: number[] = []
    for (let index = 0; index < 10; index += 1) {
      const address = strangers(100 + index)
      const refused = await tryIn(deps, { address }).catch((error: unknown) => error)
      if (!(refused instanceof TooManyAttemptsError)) throw new Error('was not refused')
      waits.push(refused.retryAfterSeconds)
      await expect(tryIn(deps, { address })).rejects.toThrow(TooManyAttemptsError)
      deps.clock.advance({ seconds: refused.retryAfterSeconds })
      const failure = tryIn(deps, { address, password: wrong })
      await expect(failure).rejects.toThrow(InvalidCredentialsError)
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300])
  })

  test('one address has to wait whatever usernames it tries', async () => {
    const deps = await signInWithOwner(await open())
    for (let index = 0; index < attemptLimits.network.free; index += 1) {
      const failure = tryIn(deps, { username: `stranger-${index}` })
      await expect(failure).rejects.toThrow(InvalidCredentialsError)
    }
    await expect(tryIn(deps, { username: 'somebody-else' })).rejects.toThrow(TooManyAttemptsError)
    await expect(tryIn(deps, { address: '203.0.113.2' })).resolves.toHaveProperty('token')
  })

  test('strangers cannot make the owner wait on a network where the owner has signed in before', async () => {
    const deps = await signInWithOwner(await open())
    await tryIn(deps)
    await failUntilBlocked(deps, strangers)

    await expect(tryIn(deps, { address: strangers(50) })).rejects.toThrow(TooManyAttemptsError)
    await expect(tryIn(deps)).resolves.toHaveProperty('token')
  })

  test('the owner has to wait at home too if the guesses come from there', async () => {
    const deps = await signInWithOwner(await open())
    await tryIn(deps)
    await failUntilBlocked(deps)
    await expect(tryIn(deps)).rejects.toThrow(TooManyAttemptsError)
  })

  test('success clears the failures, and so does a day', async () => {
    const deps = await signInWithOwner(await open())
    await failUntilBlocked(deps)
    deps.clock.advance({ seconds: 2 })
    await tryIn(deps)
    await failUntilBlocked(deps)
    deps.clock.advance({ hours: 24 })
    await failUntilBlocked(deps)
    await expect(tryIn(deps)).rejects.toThrow(TooManyAttemptsError)
  })
})
