import { expect, test } from 'vitest'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import {
  findAdmin,
  findAdminByUsername,
  hasAdmin,
  insertFirstAdmin,
  updatePassword,
  type NewAdmin,
} from './admins.ts'
import type { Database } from '../database.ts'
import { deleteExpiredSessions, deleteSessionsOf } from './session-endings.ts'
import { findSession } from './session-with-admin.ts'
import { insertSession, listSessions, touchSession } from './sessions.ts'

const now = Temporal.Instant.from('2025-06-01T12:00:00Z')

const admin: NewAdmin = {
  username: 'owner',
  passwordHash: 'hash one',
  passwordIsInitial: true,
  createdAt: now,
  role: 'owner',
}

const session = { createdAt: now, isTrusted: false, device: 'Firefox on Linux', network: 'mark' }

async function storeAdmin(database: Database): Promise<string> {
  await insertFirstAdmin(database, admin)
  return (await findAdminByUsername(database, 'owner'))?.id ?? ''
}

describeOnEachDatabase('administrators', (open) => {
  test('one is stored and found with all its data', async () => {
    const database = await open()
    expect(await hasAdmin(database)).toBe(false)

    const id = await storeAdmin(database)

    expect(await hasAdmin(database)).toBe(true)
    expect(await findAdmin(database, id)).toEqual({ ...admin, id, passwordChangedAt: now })
    expect(await findAdminByUsername(database, 'stranger')).toBeNull()
  })

  test('when several are created as the first at once, only one is stored', async () => {
    const database = await open()
    const names = ['one', 'two', 'three', 'four']

    const made = await Promise.all(
      names.map((username) => insertFirstAdmin(database, { ...admin, username })),
    )

    expect(made.filter(Boolean)).toHaveLength(1)
    const stored = await database.selectFrom('admins').select('username').execute()
    expect(stored).toHaveLength(1)
  })

  test('a password is replaced only if the current one is known', async () => {
    const database = await open()
    const id = await storeAdmin(database)
    const later = now.add({ hours: 1 })
    const update = {
      passwordHash: 'hash two',
      passwordIsInitial: false,
      passwordChangedAt: later,
    }

    expect(await updatePassword(database, id, 'another hash', update)).toBe(false)
    expect(await updatePassword(database, id, 'hash one', update)).toBe(true)
    expect(await updatePassword(database, id, 'hash one', update)).toBe(false)
    expect(await findAdmin(database, id)).toMatchObject(update)
  })
})

describeOnEachDatabase('sessions', (open) => {
  test('a session leads to its administrator, without the password', async () => {
    const database = await open()
    const adminId = await storeAdmin(database)
    await insertSession(database, { ...session, tokenHash: 'a', adminId })
    const seen = now.add({ minutes: 5 })
    await touchSession(database, 'a', seen)

    expect(await findSession(database, 'a')).toEqual({
      ...session,
      tokenHash: 'a',
      lastSeenAt: seen,
      provenAt: now,
      admin: {
        id: adminId,
        username: 'owner',
        role: 'owner',
        passwordIsInitial: true,
        passwordChangedAt: now,
        hasTotp: false,
        hasPasskey: false,
        isSecondFactorRequired: false,
      },
    })
    expect(await findSession(database, 'b')).toBeNull()
  })

  test('deleting an administrator deletes their sessions', async () => {
    const database = await open()
    const adminId = await storeAdmin(database)
    await insertSession(database, { ...session, tokenHash: 'a', adminId })
    await database.deleteFrom('admins').execute()
    expect(await findSession(database, 'a')).toBeNull()
  })

  test('all sessions of an administrator end together and are counted', async () => {
    const database = await open()
    const adminId = await storeAdmin(database)
    await insertSession(database, { ...session, tokenHash: 'a', adminId })
    await insertSession(database, { ...session, tokenHash: 'b', adminId })
    expect(await deleteSessionsOf(database, adminId)).toBe(2)
    expect(await listSessions(database, adminId)).toEqual([])
  })

  test('cleanup removes only idle and old sessions', async () => {
    const database = await open()
    const adminId = await storeAdmin(database)
    for (const [tokenHash, hours] of [
      ['old', 30],
      ['idle', 3],
      ['live', 1],
    ] as const) {
      await insertSession(database, {
        ...session,
        tokenHash,
        adminId,
        createdAt: now.subtract({ hours }),
      })
    }
    await touchSession(database, 'old', now)

    await deleteExpiredSessions(database, {
      isTrusted: false,
      seenBefore: now.subtract({ hours: 2 }),
      begunBefore: now.subtract({ hours: 24 }),
      now,
    })

    const left = await listSessions(database, adminId)
    expect(left.map(({ tokenHash }) => tokenHash)).toEqual(['live'])
  })
})
