import { expect, test } from 'vitest'
import { findAdminByUsername } from '#store/sign-in/admins.ts'
import { databaseOpener, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { owner, signInFixture, signInWithOwner } from '#tests/fixtures/sign-in.ts'
import { ensureFirstAdmin } from './first-admin.ts'
import { signIn } from './sign-in.ts'

const open = databaseOpener()
const visit = { address: '203.0.113.1', userAgent: '' }

test('a password from the settings signs in, and is not shown', async () => {
  const deps = signInFixture(await open())
  const made = await ensureFirstAdmin(deps, { ...owner, username: 'Owner' })
  expect(made).toEqual({ generatedPassword: null })
  await expect(signIn(deps, { ...owner, visit })).resolves.toHaveProperty('token')
})

test('without one a password is generated and shown once', async () => {
  const deps = signInFixture(await open())
  const settings = { username: 'admin', password: null }

  const { generatedPassword } = await ensureFirstAdmin(deps, settings)

  const password = generatedPassword ?? ''
  await expect(signIn(deps, { username: 'admin', password, visit })).resolves.toBeDefined()
  expect(await ensureFirstAdmin(deps, settings)).toEqual({ generatedPassword: null })
  expect(JSON.stringify(deps.events)).not.toContain(password)
})

test('settings change nothing once there is an administrator', async () => {
  const deps = await signInWithOwner(await open())
  const other = { username: 'another', password: 'eight blue umbrellas' }
  await ensureFirstAdmin(deps, other)
  expect(await findAdminByUsername(deps.db, 'another')).toBeNull()
  await expect(signIn(deps, { ...owner, visit })).resolves.toHaveProperty('token')
})

test('a password that is easy to guess is rejected', async () => {
  const deps = signInFixture(await open())
  const settings = { username: 'admin', password: 'administrator' }
  await expect(ensureFirstAdmin(deps, settings)).rejects.toThrow('Please choose another.')
})

describeOnEachDatabase('servers that start at the same time', (openDatabase) => {
  test('create one administrator, and one of them shows the password', async () => {
    const deps = signInFixture(await openDatabase())
    const settings = { username: 'admin', password: null }

    const starts = await Promise.all([1, 2, 3].map(() => ensureFirstAdmin(deps, settings)))

    const shown = starts.flatMap(({ generatedPassword }) => generatedPassword ?? [])
    expect(shown).toHaveLength(1)
    const [password = ''] = shown
    await expect(signIn(deps, { username: 'admin', password, visit })).resolves.toBeDefined()
  })
})
