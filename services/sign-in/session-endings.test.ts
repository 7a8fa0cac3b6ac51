import { expect, test } from 'vitest'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { owner, signInWithOwner } from '#tests/fixtures/sign-in.ts'
import { visit } from '#tests/fixtures/sign-in/sessions.ts'
import { RuleError } from '../errors.ts'
import { provenMinutes } from './limits.ts'
import { proveWithPassword } from './proof.ts'
import { endSessions, listOwnSessions } from './own-sessions.ts'
import { verifySession } from './sessions.ts'
import type { SignedInAdmin } from './signed-in-admin.ts'
import { signIn } from './sign-in.ts'

const open = databaseOpener()
const { address } = visit

async function threeSessions() {
  const deps = await signInWithOwner(await open())
  const tokens: string[] = []
  for (let count = 0; count < 3; count += 1) {
    tokens.push((await signIn(deps, { ...owner, visit })).token)
  }
  const alive = () =>
    Promise.all(tokens.map(async (token) => (await verifySession(deps, token)) !== null))
  const [first = ''] = tokens
  const look = () => verifySession(deps, first)
  const here = await look()
  if (!here) throw new Error('not signed in')
  return { deps, here, alive, look }
}

const others = async (deps: Parameters<typeof listOwnSessions>[0], here: SignedInAdmin) =>
  (await listOwnSessions(deps, here, address)).filter(({ isCurrent }) => !isCurrent)

test('one session ends, or all but the current one', async () => {
  const { deps, here, alive } = await threeSessions()
  const [one] = await others(deps, here)
  await endSessions(deps, here, one?.id)
  expect(await alive()).toEqual(expect.arrayContaining([true, false]))
  expect(await others(deps, here)).toHaveLength(1)
  await endSessions(deps, here, one?.id)
  expect(await others(deps, here)).toHaveLength(1)

  await endSessions(deps, here, undefined)
  expect(await alive()).toEqual([true, false, false])
})

test('the proof of who is signed in lasts a few minutes, and the password renews it', async () => {
  const { deps, here, look } = await threeSessions()
  expect(here.isProven).toBe(true)
  deps.clock.advance({ minutes: provenMinutes })
  expect(await look()).toMatchObject({ isProven: false })

  await proveWithPassword(deps, here, { password: owner.password, address })
  expect(await look()).toMatchObject({ isProven: true })
})

test('a wrong password proves nothing, and guessing is slowed down', async () => {
  const { deps, here, look } = await threeSessions()
  deps.clock.advance({ minutes: provenMinutes })
  const guess = () => proveWithPassword(deps, here, { password: 'not the password', address })
  for (let count = 0; count < 5; count += 1) await expect(guess()).rejects.toThrow(RuleError)
  await expect(guess()).rejects.toThrow('Too many')
  expect(await look()).toMatchObject({ isProven: false })
})

test('the list of sessions does not reveal what is stored of a token', async () => {
  const { deps, here } = await threeSessions()
  expect(JSON.stringify(await listOwnSessions(deps, here, address))).not.toContain(here.tokenHash)
})

test('a session says in words where it is: its browser, and whether its network is this one', async () => {
  const { deps, here } = await threeSessions()
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
  await signIn(deps, { ...owner, visit: { address: '198.51.100.7', userAgent } })
  const sessions = await listOwnSessions(deps, here, address)
  expect(sessions.find(({ device }) => device === 'Safari on iPhone')).toMatchObject({
    isHere: false,
  })
  expect(sessions.filter(({ isHere }) => isHere)).toHaveLength(3)
  const stored = await deps.db.selectFrom('sessions').selectAll().execute()
  expect(JSON.stringify(stored)).not.toMatch(/198\.51\.100|Mozilla/)
})

test('on a trusted device a session lasts 30 days, and ends after a week without use', async () => {
  const deps = await signInWithOwner(await open())
  const trusted = { ...owner, visit: { ...visit, isTrusted: true } }
  const { token } = await signIn(deps, trusted)
  const idle = await signIn(deps, trusted)
  for (let day = 0; day < 29; day += 1) {
    deps.clock.advance({ hours: 24 })
    expect(await verifySession(deps, token)).not.toBeNull()
  }
  expect(await verifySession(deps, idle.token)).toBeNull()
  deps.clock.advance({ hours: 24 })
  expect(await verifySession(deps, token)).toBeNull()
})
