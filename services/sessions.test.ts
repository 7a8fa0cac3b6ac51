import { describe, expect, test } from 'vitest'
import { readFile, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { closeDatabase, openDatabase } from '#store/database.ts'
import { migrate } from '#store/migrate.ts'
import { findSession } from '#store/sessions.ts'
import { databaseLocator, databaseOpener } from '#tests/fixtures/databases.ts'
import { owner, signInFixture, signInWithOwner, storeOwner } from '#tests/fixtures/sign-in.ts'
import type { SignInFixture } from '#tests/fixtures/sign-in.ts'
import { RuleError, TooManyAttemptsError } from './errors.ts'
import { changePassword } from './password-change.ts'
import { resetPassword } from './password-reset.ts'
import {
  listOwnSessions,
  signOut,
  signOutEverywhere,
  verifySession,
  type SignedInAdmin,
} from './sessions.ts'
import { removeOldSignIns, signIn } from './sign-in.ts'
import { sessionLimits } from './sign-in/limits.ts'
import { hashToken } from './sign-in/tokens.ts'

const open = databaseOpener()
const locate = databaseLocator('SQLite')
const address = '203.0.113.1'
const newPassword = 'eight blue umbrellas'

const tokenOf = async (deps: SignInFixture, previousToken: string | null = null) =>
  (await signIn(deps, { ...owner, address, previousToken })).token

async function adminOf(deps: SignInFixture, token: string): Promise<SignedInAdmin> {
  const admin = await verifySession(deps, token)
  if (!admin) throw new Error('the session has ended')
  return admin
}

describe('a session token', () => {
  test('is 256 random bits, new at each sign-in, and ends the session it replaces', async () => {
    const deps = await signInWithOwner(await open())
    const first = await tokenOf(deps)
    const second = await tokenOf(deps, first)

    expect(Buffer.from(second, 'base64url')).toHaveLength(32)
    expect(second).not.toBe(first)
    expect(await verifySession(deps, first)).toBeNull()
    expect(await verifySession(deps, second)).not.toBeNull()
  })

  test('never reaches the disk in plain, nor does a password', async () => {
    const location = await locate({ isMigrated: false })
    const db = await openDatabase(location)
    await migrate(db)
    const deps = await signInWithOwner(db)
    const token = await tokenOf(deps)
    await closeDatabase(db)

    const folder = dirname(location.file)
    const files = await Promise.all(
      (await readdir(folder)).map((name) => readFile(join(folder, name))),
    )
    const disk = Buffer.concat(files)
    expect(disk.includes(hashToken(token))).toBe(true)
    for (const secret of [token, owner.password, address]) expect(disk.includes(secret)).toBe(false)
  })

  test.each(['', 'x'.repeat(43), '\0', "' or 1=1 --"])('%j opens nothing', async (token) => {
    const deps = await signInWithOwner(await open())
    await tokenOf(deps)
    expect(await verifySession(deps, token)).toBeNull()
  })

  test('does not open what its own hash is stored under', async () => {
    const deps = await signInWithOwner(await open())
    const token = await tokenOf(deps)
    expect(await verifySession(deps, hashToken(token))).toBeNull()
  })
})

describe('a session ends', () => {
  test('after two idle hours, however young it is', async () => {
    const deps = await signInWithOwner(await open())
    const token = await tokenOf(deps)
    deps.clock.advance({ hours: sessionLimits.idleHours - 1, minutes: 59 })
    expect(await verifySession(deps, token)).not.toBeNull()
    deps.clock.advance({ hours: sessionLimits.idleHours })
    expect(await verifySession(deps, token)).toBeNull()
    expect(deps.events.at(-1)).toMatchObject({ event: 'session expired', because: 'idle' })
  })

  test('after a day, however busy it is, and for good', async () => {
    const deps = await signInWithOwner(await open())
    const token = await tokenOf(deps)
    for (let hour = 1; hour < sessionLimits.absoluteHours; hour += 1) {
      deps.clock.advance({ hours: 1 })
      expect(await verifySession(deps, token)).not.toBeNull()
    }
    deps.clock.advance({ hours: 1 })
    expect(await verifySession(deps, token)).toBeNull()
    expect(deps.events.at(-1)).toMatchObject({ event: 'session expired', because: 'age' })
    deps.clock.advance({ hours: -1 })
    expect(await verifySession(deps, token)).toBeNull()
  })

  test('at signing out, and no other with it', async () => {
    const deps = await signInWithOwner(await open())
    const [here, elsewhere] = [await tokenOf(deps), await tokenOf(deps)]
    await signOut(deps, await adminOf(deps, here))
    expect(await verifySession(deps, here)).toBeNull()
    expect(await verifySession(deps, elsewhere)).not.toBeNull()
  })

  test('everywhere, at signing out everywhere', async () => {
    const deps = await signInWithOwner(await open())
    const [here, elsewhere] = [await tokenOf(deps), await tokenOf(deps)]
    await signOutEverywhere(deps, await adminOf(deps, here))
    expect(await verifySession(deps, here)).toBeNull()
    expect(await verifySession(deps, elsewhere)).toBeNull()
    expect(deps.events.at(-1)).toMatchObject({ event: 'signed out everywhere', sessions: 2 })
  })

  test('when it is the oldest and there are too many', async () => {
    const deps = await signInWithOwner(await open())
    const tokens: string[] = []
    for (let index = 0; index <= sessionLimits.atOnce; index += 1) {
      tokens.push(await tokenOf(deps))
      deps.clock.advance({ seconds: 1 })
    }
    const live = await Promise.all(tokens.map((token) => verifySession(deps, token)))
    expect(live.map(Boolean)).toEqual(tokens.map((_, index) => index > 0))
  })

  test('in the table too, once somebody cleans up', async () => {
    const deps = await signInWithOwner(await open())
    await tokenOf(deps)
    deps.clock.advance({ hours: sessionLimits.idleHours + 1 })
    await removeOldSignIns(deps)
    expect(await deps.db.selectFrom('sessions').selectAll().execute()).toEqual([])
  })
})

test('being seen is written at most once a minute', async () => {
  const deps = await signInWithOwner(await open())
  const token = await tokenOf(deps)
  const lastSeen = async () => (await findSession(deps.db, hashToken(token)))?.lastSeenAt.toString()
  const begun = await lastSeen()

  deps.clock.advance({ seconds: sessionLimits.touchSeconds - 1 })
  await verifySession(deps, token)
  expect(await lastSeen()).toBe(begun)

  deps.clock.advance({ seconds: 1 })
  await verifySession(deps, token)
  expect(await lastSeen()).toBe(deps.clock.now().toString())
})

test('the list of sessions shows the live ones and which is this one', async () => {
  const deps = await signInWithOwner(await open())
  await tokenOf(deps)
  deps.clock.advance({ hours: 1 })
  const here = await adminOf(deps, await tokenOf(deps))

  const sessions = await listOwnSessions(deps, here)
  expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
  expect(JSON.stringify(sessions)).not.toContain(here.tokenHash)

  deps.clock.advance({ hours: 1 })
  expect(await listOwnSessions(deps, here)).toHaveLength(1)
})

describe('changing the password', () => {
  const change = { currentPassword: owner.password, newPassword, address }

  test('ends every session, renews this one and leaves only the new password', async () => {
    const deps = await signInWithOwner(await open())
    const [here, elsewhere] = [await tokenOf(deps), await tokenOf(deps)]

    const { token } = await changePassword(deps, await adminOf(deps, here), change)

    expect(await verifySession(deps, here)).toBeNull()
    expect(await verifySession(deps, elsewhere)).toBeNull()
    expect(await verifySession(deps, token)).not.toBeNull()
    await expect(tokenOf(deps)).rejects.toThrow('Invalid')
    await expect(
      signIn(deps, { ...owner, password: newPassword, address }),
    ).resolves.toHaveProperty('token')
  })

  test.each([
    ['currentPassword', 'a wrong current one', { currentPassword: 'not the password' }],
    ['newPassword', 'a common one', { newPassword: '1qaz2wsx3edc' }],
    ['newPassword', 'the same again', { newPassword: owner.password }],
  ])('names %s for %s, and everything stays', async (field, _, wrong) => {
    const deps = await signInWithOwner(await open())
    const token = await tokenOf(deps)
    const changed = changePassword(deps, await adminOf(deps, token), { ...change, ...wrong })
    await expect(changed).rejects.toThrow(
      expect.objectContaining({ name: 'RuleError', fields: { [field]: expect.any(String) } }),
    )
    expect(await verifySession(deps, token)).not.toBeNull()
    await expect(tokenOf(deps)).resolves.toEqual(expect.any(String))
  })

  test('does not let the holder of a stolen session guess without end', async () => {
    const deps = await signInWithOwner(await open())
    const admin = await adminOf(deps, await tokenOf(deps))
    const guess = { ...change, currentPassword: 'not the password' }
    for (let index = 0; index < 5; index += 1) {
      await expect(changePassword(deps, admin, guess)).rejects.toThrow(RuleError)
    }
    await expect(changePassword(deps, admin, change)).rejects.toThrow(TooManyAttemptsError)
  })

  test('of two changes at once only one is made', async () => {
    const deps = await signInWithOwner(await open())
    const admin = await adminOf(deps, await tokenOf(deps))
    const changes = [newPassword, 'nine yellow kettles'].map((password) =>
      changePassword(deps, admin, { ...change, newPassword: password }),
    )
    const results = await Promise.allSettled(changes)
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('a password that the site made', () => {
  test('opens everything for a day, and then only the change of it', async () => {
    const deps = signInFixture(await open())
    await storeOwner(deps.db, { passwordIsInitial: true })
    const first = await adminOf(deps, await tokenOf(deps))
    expect(first).toMatchObject({ passwordIsInitial: true, mustChangePassword: false })

    deps.clock.advance({ hours: 24 })
    const later = await adminOf(deps, await tokenOf(deps))
    expect(later).toMatchObject({ passwordIsInitial: true, mustChangePassword: true })

    const change = { currentPassword: owner.password, newPassword, address }
    const { token } = await changePassword(deps, later, change)
    expect(await adminOf(deps, token)).toMatchObject({
      passwordIsInitial: false,
      mustChangePassword: false,
    })
  })

  test('takes the place of a forgotten one and ends every session', async () => {
    const deps = await signInWithOwner(await open())
    const token = await tokenOf(deps)

    const { generatedPassword } = await resetPassword(deps, owner.username)

    expect(await verifySession(deps, token)).toBeNull()
    const renewed = await signIn(deps, { ...owner, password: generatedPassword, address })
    expect(await adminOf(deps, renewed.token)).toMatchObject({ passwordIsInitial: true })
    await expect(resetPassword(deps, 'stranger')).rejects.toThrow('no administrator')
  })
})
