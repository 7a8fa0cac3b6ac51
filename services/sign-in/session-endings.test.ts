import { expect, test } from 'vitest'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { owner, signInWithOwner } from '#tests/fixtures/sign-in.ts'
import { RuleError } from '../errors.ts'
import { endSessions } from './password-change.ts'
import { listOwnSessions, verifySession, type SignedInAdmin } from './sessions.ts'
import { signIn } from './sign-in.ts'

const open = databaseOpener()
const address = '192.0.2.1'
const proof = { currentPassword: owner.password, address }

async function threeSessions() {
  const deps = await signInWithOwner(await open())
  const tokens: string[] = []
  for (let count = 0; count < 3; count += 1) {
    tokens.push((await signIn(deps, { ...owner, address })).token)
  }
  const alive = () =>
    Promise.all(tokens.map(async (token) => (await verifySession(deps, token)) !== null))
  const [first = ''] = tokens
  const here = await verifySession(deps, first)
  if (!here) throw new Error('not signed in')
  return { deps, here, alive }
}

const others = async (deps: Parameters<typeof listOwnSessions>[0], here: SignedInAdmin) =>
  (await listOwnSessions(deps, here)).filter(({ isCurrent }) => !isCurrent)

test('the password ends one session, or all but the current one', async () => {
  const { deps, here, alive } = await threeSessions()
  const [one] = await others(deps, here)
  await endSessions(deps, here, { ...proof, id: one?.id })
  expect(await alive()).toEqual(expect.arrayContaining([true, false]))
  expect(await others(deps, here)).toHaveLength(1)
  await endSessions(deps, here, { ...proof, id: one?.id })
  expect(await others(deps, here)).toHaveLength(1)

  await endSessions(deps, here, proof)
  expect(await alive()).toEqual([true, false, false])
})

test('without the password no session ends, and guessing is slowed down', async () => {
  const { deps, here, alive } = await threeSessions()
  const guess = () => endSessions(deps, here, { currentPassword: 'not the password', address })
  for (let count = 0; count < 5; count += 1) await expect(guess()).rejects.toThrow(RuleError)
  await expect(guess()).rejects.toThrow('Too many')
  expect(await alive()).toEqual([true, true, true])
})

test('the list of sessions does not reveal what is stored of a token', async () => {
  const { deps, here } = await threeSessions()
  expect(JSON.stringify(await listOwnSessions(deps, here))).not.toContain(here.tokenHash)
})
