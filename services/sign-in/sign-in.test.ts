// spec: 6/sessions
import { describe, expect, test } from 'vitest'
import { findAdminByUsername } from '#store/sign-in/admins.ts'
import { databaseOpener, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { owner, signInWithOwner } from '#tests/fixtures/sign-in.ts'
import { InvalidCredentialsError, TooManyAttemptsError } from '../errors.ts'
import { createPasswords } from '../passwords/passwords.ts'
import { verifySession } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { attemptLimits } from './limits.ts'
import { home, wrong, tryIn, failUntilBlocked } from '#tests/fixtures/sign-in/attempts.ts'

const open = databaseOpener()

describeOnEachDatabase('signing in', (openDatabase) => {
  test('the right password starts a session, whatever the case of the username', async () => {
    const deps = await signInWithOwner(await openDatabase())
    const { token } = await tryIn(deps, { username: ' OWNER ' })
    expect(await verifySession(deps, token)).toMatchObject({ username: owner.username })
  })

  test('concurrent guesses do not get around the limit', async () => {
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
  test('gets the same response for the same work as a wrong password', async () => {
    const deps = await signInWithOwner(await open())

    const known = tryIn(deps, { password: wrong })
    await expect(known).rejects.toThrow('Invalid username or password')
    const workForKnown = deps.hashings()
    const unknown = tryIn(deps, { username: 'stranger', password: wrong })
    await expect(unknown).rejects.toThrow('Invalid username or password')

    expect(workForKnown).toBe(1)
    expect(deps.hashings() - workForKnown).toBe(workForKnown)
  })

  test('has to wait like a known one', async () => {
    const deps = await signInWithOwner(await open())
    for (let index = 0; index < attemptLimits.username.free; index += 1) {
      const failure = tryIn(deps, { username: 'stranger', password: wrong })
      await expect(failure).rejects.toThrow(InvalidCredentialsError)
    }
    await expect(tryIn(deps, { username: 'stranger' })).rejects.toThrow(TooManyAttemptsError)
  })
})

describe('what is stored', () => {
  test('attempted usernames and addresses cannot be read', async () => {
    const deps = await signInWithOwner(await open())
    await expect(tryIn(deps, { username: 'canary-name', address: '192.0.2.77' })).rejects.toThrow()
    const rows = await deps.db.selectFrom('signInAttempts').selectAll().execute()
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/canary-name|192\.0\.2\.77/)
  })

  test('security events say what happened, without naming anyone', async () => {
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

  test('a hash of a lower cost is renewed when its password is entered', async () => {
    const deps = await signInWithOwner(await open())
    const dearer = {
      ...deps,
      passwords: createPasswords({ memoryKib: 16, passes: 1, parallelism: 1 }),
    }
    await signIn(dearer, { ...owner, visit: { address: home, userAgent: '' } })

    const admin = await findAdminByUsername(deps.db, owner.username)
    expect(admin?.passwordHash).toContain('m=16,t=1,p=1')
    await expect(tryIn(dearer)).resolves.toHaveProperty('token')
  })
})
