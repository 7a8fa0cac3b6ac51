import { describe, expect, test } from 'vitest'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { owner, signInFixture, signInWithOwner, storeOwner } from '#tests/fixtures/sign-in.ts'
import { ExpiredPasswordError, RuleError, TooManyAttemptsError } from '../errors.ts'
import { ensureFirstAdmin } from './first-admin.ts'
import { changePassword } from './password-change.ts'
import { resetPassword } from './password-reset.ts'
import { verifySession } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { visit, newPassword, tokenOf, adminOf } from '#tests/fixtures/sign-in/sessions.ts'

const open = databaseOpener()

describe('changing the password', () => {
  const change = { currentPassword: owner.password, newPassword, visit }

  test('ends every session, renews this one, and only the new password works', async () => {
    const deps = await signInWithOwner(await open())
    const [here, elsewhere] = [await tokenOf(deps), await tokenOf(deps)]

    const { token } = await changePassword(deps, await adminOf(deps, here), change)

    expect(await verifySession(deps, here)).toBeNull()
    expect(await verifySession(deps, elsewhere)).toBeNull()
    expect(await verifySession(deps, token)).not.toBeNull()
    await expect(tokenOf(deps)).rejects.toThrow('Invalid')
    await expect(signIn(deps, { ...owner, password: newPassword, visit })).resolves.toHaveProperty(
      'token',
    )
  })

  test.each([
    ['currentPassword', 'a wrong current one', { currentPassword: 'not the password' }],
    ['newPassword', 'a common one', { newPassword: '1qaz2wsx3edc' }],
    ['newPassword', 'the same password again', { newPassword: owner.password }],
  ])('reports %s for %s, and nothing changes', async (field, _, wrong) => {
    const deps = await signInWithOwner(await open())
    const token = await tokenOf(deps)
    const changed = changePassword(deps, await adminOf(deps, token), { ...change, ...wrong })
    await expect(changed).rejects.toThrow(
      expect.objectContaining({ name: 'RuleError', fields: { [field]: expect.any(String) } }),
    )
    expect(await verifySession(deps, token)).not.toBeNull()
    await expect(tokenOf(deps)).resolves.toEqual(expect.any(String))
  })

  test('limits guesses by the holder of a stolen session', async () => {
    const deps = await signInWithOwner(await open())
    const admin = await adminOf(deps, await tokenOf(deps))
    const guess = { ...change, currentPassword: 'not the password' }
    for (let index = 0; index < 5; index += 1) {
      await expect(changePassword(deps, admin, guess)).rejects.toThrow(RuleError)
    }
    await expect(changePassword(deps, admin, change)).rejects.toThrow(TooManyAttemptsError)
  })

  test('of two concurrent changes only one succeeds', async () => {
    const deps = await signInWithOwner(await open())
    const admin = await adminOf(deps, await tokenOf(deps))
    const changes = [newPassword, 'nine yellow kettles'].map((password) =>
      changePassword(deps, admin, { ...change, newPassword: password }),
    )
    const results = await Promise.allSettled(changes)
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('a generated password', () => {
  test('is valid for a day; a session that outlives it can only change it', async () => {
    const deps = signInFixture(await open())
    await storeOwner(deps.db, { passwordIsInitial: true })
    const first = await adminOf(deps, await tokenOf(deps))
    expect(first).toMatchObject({ passwordIsInitial: true, mustChangePassword: false })

    deps.clock.advance({ hours: 23 })
    const token = await tokenOf(deps)
    deps.clock.advance({ hours: 1 })
    await expect(signIn(deps, { ...owner, visit })).rejects.toThrow(ExpiredPasswordError)
    const wrong = signIn(deps, { ...owner, password: 'something else', visit })
    await expect(wrong).rejects.not.toThrow(ExpiredPasswordError)
    const later = await adminOf(deps, token)
    expect(later).toMatchObject({ passwordIsInitial: true, mustChangePassword: true })

    const change = { currentPassword: owner.password, newPassword, visit }
    const renewed = await changePassword(deps, later, change)
    expect(await adminOf(deps, renewed.token)).toMatchObject({
      passwordIsInitial: false,
      mustChangePassword: false,
    })
  })

  test('replaces a forgotten one and ends every session', async () => {
    const deps = await signInWithOwner(await open())
    const token = await tokenOf(deps)

    const { generatedPassword } = await resetPassword(deps, owner.username)

    expect(await verifySession(deps, token)).toBeNull()
    const renewed = await signIn(deps, { ...owner, password: generatedPassword, visit })
    expect(await adminOf(deps, renewed.token)).toMatchObject({ passwordIsInitial: true })
    await expect(resetPassword(deps, 'stranger')).rejects.toThrow('no administrator')
  })
})

describe('a breached password', () => {
  const breached = 'nine purple elephants'
  const knowing = (deps: Awaited<ReturnType<typeof signInWithOwner>>) => ({
    ...deps,
    passwords: { ...deps.passwords, isBreached: async (one: string) => one === breached },
  })

  test('is rejected when chosen, and the old one stays', async () => {
    const deps = knowing(await signInWithOwner(await open()))
    const admin = await adminOf(deps, await tokenOf(deps))
    const change = { currentPassword: owner.password, newPassword: breached, visit }
    await expect(changePassword(deps, admin, change)).rejects.toMatchObject({
      fields: { newPassword: expect.stringContaining('data breach') },
    })
    expect(await signIn(deps, { ...owner, visit })).toEqual({ token: expect.any(String) })
  })

  test('is rejected in the settings', async () => {
    const deps = knowing(signInFixture(await open()))
    const settings = { username: owner.username, password: breached }
    await expect(ensureFirstAdmin(deps, settings)).rejects.toThrow('data breach')
  })

  test('is accepted while the service is down, and that is logged', async () => {
    const deps = await signInWithOwner(await open())
    const isBreached = () => Promise.reject(new Error('away'))
    const unsure = { ...deps, passwords: { ...deps.passwords, isBreached } }
    const admin = await adminOf(unsure, await tokenOf(unsure))
    const change = { currentPassword: owner.password, newPassword: breached, visit }
    await changePassword(unsure, admin, change)
    expect(deps.events).toContainEqual({ event: 'breached passwords unknown' })
  })
})
