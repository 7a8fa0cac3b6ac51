// spec: 6/sessions
import { describe, expect, test } from 'vitest'
import { readFile, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { closeDatabase, openDatabase } from '#store/database.ts'
import { migrate } from '#store/migrate.ts'
import { findSession } from '#store/sign-in/session-with-admin.ts'
import { databaseLocator, databaseOpener } from '#tests/fixtures/databases.ts'
import { makeReadOnly } from '#tests/fixtures/read-only.ts'
import { owner, signInWithOwner } from '#tests/fixtures/sign-in.ts'
import { listOwnSessions, signOut, signOutEverywhere } from './own-sessions.ts'
import { verifySession } from './sessions.ts'
import { hashToken } from '../tokens.ts'
import { removeOldSignIns } from './sign-in.ts'
import { sessionLimits } from './limits.ts'
import { visit, tokenOf, adminOf } from '#tests/fixtures/sign-in/sessions.ts'

const open = databaseOpener()
const locate = databaseLocator('SQLite')

test('a session goes on while the database can only be read', async () => {
  const deps = await signInWithOwner(await open())
  const token = await tokenOf(deps)
  await makeReadOnly(deps.db)
  deps.clock.advance({ seconds: sessionLimits.touchSeconds })
  expect(await verifySession(deps, token)).not.toBeNull()
})

test('a session begun by a clock that was far ahead ends once the clock is right', async () => {
  const deps = await signInWithOwner(await open())
  deps.clock.advance({ hours: 24 * 365 })
  const [token, other] = [await tokenOf(deps), await tokenOf(deps)]
  deps.clock.advance({ hours: -24 * 365 })
  expect(await verifySession(deps, token)).toBeNull()
  await removeOldSignIns(deps)
  expect(await findSession(deps.db, hashToken(other))).toBeNull()
})

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

  test('never reaches the disk in plain text, nor does a password', async () => {
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
    for (const secret of [token, owner.password, visit.address])
      expect(disk.includes(secret)).toBe(false)
  })

  test.each(['', 'x'.repeat(43), '\0', "' or 1=1 --"])('%j opens no session', async (token) => {
    const deps = await signInWithOwner(await open())
    await tokenOf(deps)
    expect(await verifySession(deps, token)).toBeNull()
  })

  test('is not the hash it is stored under', async () => {
    const deps = await signInWithOwner(await open())
    const token = await tokenOf(deps)
    expect(await verifySession(deps, hashToken(token))).toBeNull()
  })
})

describe('a session ends', () => {
  test('after two idle hours, even if recent', async () => {
    const deps = await signInWithOwner(await open())
    const token = await tokenOf(deps)
    deps.clock.advance({ hours: sessionLimits.idleHours - 1, minutes: 59 })
    expect(await verifySession(deps, token)).not.toBeNull()
    deps.clock.advance({ hours: sessionLimits.idleHours })
    expect(await verifySession(deps, token)).toBeNull()
    expect(deps.events.at(-1)).toMatchObject({ event: 'session expired', because: 'idle' })
  })

  test('after a day, even if active, and for good', async () => {
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

  test('when signing out, and no other session does', async () => {
    const deps = await signInWithOwner(await open())
    const [here, elsewhere] = [await tokenOf(deps), await tokenOf(deps)]
    await signOut(deps, await adminOf(deps, here))
    expect(await verifySession(deps, here)).toBeNull()
    expect(await verifySession(deps, elsewhere)).not.toBeNull()
  })

  test('everywhere when signing out everywhere', async () => {
    const deps = await signInWithOwner(await open())
    const [here, elsewhere] = [await tokenOf(deps), await tokenOf(deps)]
    await signOutEverywhere(deps, await adminOf(deps, here))
    expect(await verifySession(deps, here)).toBeNull()
    expect(await verifySession(deps, elsewhere)).toBeNull()
    expect(deps.events.at(-1)).toMatchObject({ event: 'signed out everywhere', sessions: 2 })
  })

  test('when it is the oldest of too many', async () => {
    const deps = await signInWithOwner(await open())
    const tokens: string[] = []
    for (let index = 0; index <= sessionLimits.atOnce; index += 1) {
      tokens.push(await tokenOf(deps))
      deps.clock.advance({ seconds: 1 })
    }
    const live = await Promise.all(tokens.map((token) => verifySession(deps, token)))
    expect(live.map(Boolean)).toEqual(tokens.map((_, index) => index > 0))
  })

  test('in the table too, after cleanup', async () => {
    const deps = await signInWithOwner(await open())
    await tokenOf(deps)
    deps.clock.advance({ hours: sessionLimits.idleHours + 1 })
    await removeOldSignIns(deps)
    expect(await deps.db.selectFrom('sessions').selectAll().execute()).toEqual([])
  })
})

test('last-seen times are written at most once a minute', async () => {
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

test('the list of sessions shows the live ones and marks the current one', async () => {
  const deps = await signInWithOwner(await open())
  await tokenOf(deps)
  deps.clock.advance({ hours: 1 })
  const here = await adminOf(deps, await tokenOf(deps))

  const sessions = await listOwnSessions(deps, here, visit.address)
  expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
  expect(JSON.stringify(sessions)).not.toContain(here.tokenHash)

  deps.clock.advance({ hours: 1 })
  expect(await listOwnSessions(deps, here, visit.address)).toHaveLength(1)
})
