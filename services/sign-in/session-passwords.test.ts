import { describe, expect, test } from 'vitest'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { owner, signInFixture, signInWithOwner, storeOwner } from '#tests/fixtures/sign-in.ts'
import { ExpiredPasswordError, RuleError, TooManyAttemptsError } from '../errors.ts'
import { ensureFirstAdmin } from './first-admin.ts'
import { changePassword } from './password-change.ts'
import { resetPassword } from './password-reset.ts'
import { verifySession } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { address, newPassword, tokenOf, adminOf } from '#tests/fixtures/sign-in/sessions.ts'

const open = databaseOpener()

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
  test('lets in for a day; a session that outlives it opens only the change of it', async () => {
    const deps = signInFixture(await open())
    await storeOwner(deps.db, { passwordIsInitial: true })
    const first = await adminOf(deps, await tokenOf(deps))
    expect(first).toMatchObject({ passwordIsInitial: true, mustChangePassword: false })

    deps.clock.advance({ hours: 23 })
    const token = await tokenOf(deps)
    deps.clock.advance({ hours: 1 })
    await expect(signIn(deps, { ...owner, address })).rejects.toThrow(ExpiredPasswordError)
    const wrong = signIn(deps, { ...owner, password: 'something else', address })
    await expect(wrong).rejects.not.toThrow(ExpiredPasswordError)
    const later = await adminOf(deps, token)
    expect(later).toMatchObject({ passwordIsInitial: true, mustChangePassword: true })

    const change = { currentPassword: owner.password, newPassword, address }
    const renewed = await changePassword(deps, later, change)
    expect(await adminOf(deps, renewed.token)).toMatchObject({
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

describe('a password that is known as breached', () => {
  const breached = 'nine purple elephants'
  const knowing = (deps: Awaited<ReturnType<typeof signInWithOwner>>) => ({
    ...deps,
    passwords: { ...deps.passwords, isBreached: async (one: string) => one === breached },
  })

  test('is refused when it is chosen, and the one before stays', async () => {
    const deps = knowing(await signInWithOwner(await open()))
    const admin = await adminOf(deps, await tokenOf(deps))
    const change = { currentPassword: owner.password, newPassword: breached, address }
    await expect(changePassword(deps, admin, change)).rejects.toMatchObject({
      fields: { newPassword: expect.stringContaining('data breach') },
    })
    expect(await signIn(deps, { ...owner, address })).toEqual({ token: expect.any(String) })
  })

  test('is refused in the settings', async () => {
    const deps = knowing(signInFixture(await open()))
    const settings = { username: owner.username, password: breached }
    await expect(ensureFirstAdmin(deps, settings)).rejects.toThrow('data breach')
  })

  test('may be used while nobody can tell, and that is logged', async () => {
    const deps = await signInWithOwner(await open())
    const isBreached = () => Promise.reject(new Error('away'))
    const unsure = { ...deps, passwords: { ...deps.passwords, isBreached } }
    const admin = await adminOf(unsure, await tokenOf(unsure))
    const change = { currentPassword: owner.password, newPassword: breached, address }
    await changePassword(unsure, admin, change)
    expect(deps.events).toContainEqual({ event: 'breached passwords unknown' })
  })
})
