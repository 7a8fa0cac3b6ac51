import { describe, expect, test } from 'vitest'
import { findAdminByUsername } from '#store/admins.ts'
import { databaseOpener, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { owner, signInWithOwner, type SignInFixture } from '#tests/fixtures/sign-in.ts'
import { InvalidCredentialsError, TooManyAttemptsError } from './errors.ts'
import { createPasswords } from './passwords.ts'
import { verifySession } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { attemptLimits } from './sign-in/limits.ts'

const open = databaseOpener()
const home = '203.0.113.1'
const wrong = 'not the password at all'

const tryIn = (deps: SignInFixture, request: Partial<typeof owner & { address: string }> = {}) =>
  signIn(deps, { ...owner, address: home, ...request })

/** Fails so often that the next try has to wait; each time from another address if asked. */
async function failUntilBlocked(deps: SignInFixture, from: (index: number) => string = () => home) {
  for (let index = 0; index < attemptLimits.username.free; index += 1) {
    const failure = tryIn(deps, { password: wrong, address: from(index) })
    await expect(failure).rejects.toThrow(InvalidCredentialsError)
  }
}

const strangers = (index: number) => `198.51.100.${index}`

describeOnEachDatabase('signing in', (openDatabase) => {
  test('the right password begins a session, whatever the case of the username', async () => {
    const deps = await signInWithOwner(await openDatabase())
    const { token } = await tryIn(deps, { username: ' OWNER ' })
    expect(await verifySession(deps, token)).toMatchObject({ username: owner.username })
  })

  test('guesses at the same time are no way around the limit', async () => {
    const deps = await signInWithOwner(await openDatabase())
    const guesses = Array.from({ length: 20 }, () => tryIn(deps, { password: wrong }))

    const failures = (await Promise.allSettled(guesses)).map(
      (result) => result.status === 'rejected' && result.reason.name,
    )

    expect(failures.filter((name) => name === 'InvalidCredentialsError')).toHaveLength(
      attemptLimits.username.free,
    )
    expect(deps.hashings()).toBe(attemptLimits.username.free)
  })
})

describe('somebody unknown', () => {
  test('gets the same words for the same work as a wrong password', async () => {
    const deps = await signInWithOwner(await open())

    const known = tryIn(deps, { password: wrong })
    await expect(known).rejects.toThrow('Invalid username or password')
    const workForKnown = deps.hashings()
    const unknown = tryIn(deps, { username: 'stranger', password: wrong })
    await expect(unknown).rejects.toThrow('Invalid username or password')

    expect(workForKnown).toBe(1)
    expect(deps.hashings() - workForKnown).toBe(workForKnown)
  })

  test('has to wait like somebody known', async () => {
    const deps = await signInWithOwner(await open())
    for (let index = 0; index < attemptLimits.username.free; index += 1) {
      const failure = tryIn(deps, { username: 'stranger', password: wrong })
      await expect(failure).rejects.toThrow(InvalidCredentialsError)
    }
    await expect(tryIn(deps, { username: 'stranger' })).rejects.toThrow(TooManyAttemptsError)
  })
})

describe('after too many failures', () => {
  test('the right password has to wait too, and nothing is hashed meanwhile', async () => {
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

  test('another server on the same database knows of the wait', async () => {
    const deps = await signInWithOwner(await open())
    await failUntilBlocked(deps)
    const restarted = { ...deps, passwords: createPasswords() }
    await expect(tryIn(restarted)).rejects.toThrow(TooManyAttemptsError)
  })

  test('waits grow twofold up to their bound, and trying during one does not prolong it', async () => {
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

  test('strangers cannot make the owner wait where the owner has signed in before', async () => {
    const deps = await signInWithOwner(await open())
    await tryIn(deps)
    await failUntilBlocked(deps, strangers)

    await expect(tryIn(deps, { address: strangers(50) })).rejects.toThrow(TooManyAttemptsError)
    await expect(tryIn(deps)).resolves.toHaveProperty('token')
  })

  test('the owner is slowed at home as well when the guesses come from there', async () => {
    const deps = await signInWithOwner(await open())
    await tryIn(deps)
    await failUntilBlocked(deps)
    await expect(tryIn(deps)).rejects.toThrow(TooManyAttemptsError)
  })

  test('success forgets the failures, and so does a day', async () => {
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

describe('what is kept', () => {
  test('of usernames and addresses that were tried nothing can be read', async () => {
    const deps = await signInWithOwner(await open())
    await expect(tryIn(deps, { username: 'canary-name', address: '192.0.2.77' })).rejects.toThrow()
    const rows = await deps.db.selectFrom('signInAttempts').selectAll().execute()
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/canary-name|192\.0\.2\.77/)
  })

  test('security events tell what happened, and of nobody who', async () => {
    const deps = await signInWithOwner(await open())
    await failUntilBlocked(deps)
    await expect(tryIn(deps)).rejects.toThrow()
    await expect(tryIn(deps, { username: 'canary-name' })).rejects.toThrow()
    deps.clock.advance({ seconds: 2 })
    await tryIn(deps)

    expect(deps.events.slice(-3)).toEqual([
      { event: 'attempt refused', waitSeconds: 2, because: 'username' },
      { event: 'sign-in failed', usernameIsKnown: false },
      { event: 'signed in', adminId: expect.any(String) },
    ])
    expect(JSON.stringify(deps.events)).not.toMatch(/canary-name|owner|203\.0\.113/)
  })

  test('a hash of a lower cost is made anew when its password is given', async () => {
    const deps = await signInWithOwner(await open())
    const dearer = {
      ...deps,
      passwords: createPasswords({ memoryKib: 16, passes: 1, parallelism: 1 }),
    }
    await signIn(dearer, { ...owner, address: home })

    const admin = await findAdminByUsername(deps.db, owner.username)
    expect(admin?.passwordHash).toContain('m=16,t=1,p=1')
    await expect(tryIn(dearer)).resolves.toHaveProperty('token')
  })
})
