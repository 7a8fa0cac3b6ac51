import { expect, test } from 'vitest'
import type { Role } from '#contracts/permissions.ts'
import type { Database } from '#store/database.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { storePerson } from '#tests/fixtures/people.ts'
import { owner, signInFixture } from '#tests/fixtures/sign-in.ts'
import { adminOf, visit } from '#tests/fixtures/sign-in/sessions.ts'
import { invitationHours } from '../sign-in/limits.ts'
import { newUsernameSchema } from '#contracts/people.ts'
import { verifySession } from '../sign-in/sessions.ts'
import { signIn } from '../sign-in/sign-in.ts'
import { invite, join, readInvitation, withdrawInvitation } from './invitations.ts'
import { changeRole, listPeople, removePerson, signPersonOut } from './people.ts'

const origin = 'https://cabins.example'
const password = 'nine copper weathervanes'

async function withOwner(db: Database) {
  const deps = { ...signInFixture(db), origin }
  const id = await storePerson(db, 'owner')
  const invited = async (role: 'owner' | 'manager' | 'moderator' = 'moderator') => {
    const made = await invite(deps, { invitee: 'Ana', role }, { id, username: 'owner' })
    return { made, token: made.url.split('#')[1] ?? '' }
  }
  const joined = (token: string, username = 'Ana') =>
    join(deps, { token, username, password, visit })
  return { deps, id, invited, joined }
}

describeOnEachDatabase('people', (open) => {
  test('an invited person joins with a name and password of their own, and is signed in', async () => {
    const { deps, invited, joined } = await withOwner(await open())
    const { token } = await invited('manager')
    expect(await readInvitation(deps, token)).toMatchObject({ role: 'manager' })
    const session = await joined(token)
    expect(await adminOf(deps, session.token)).toMatchObject({ username: 'ana', role: 'manager' })
    await expect(signIn(deps, { username: 'ANA', password, visit })).resolves.toHaveProperty(
      'token',
    )
  })

  test('an invitation works once, however many use it at once', async () => {
    const { deps, invited, joined } = await withOwner(await open())
    const { token } = await invited()
    const results = await Promise.allSettled(
      ['ana', 'ben', 'cleo'].map((name) => joined(token, name)),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(readInvitation(deps, token)).rejects.toThrow('has been used')
    expect((await listPeople(deps, '')).people).toHaveLength(2)
  })

  test('a name that only looks like another is refused, and a plain one is taken', () => {
    const isTaken = (username: string) => newUsernameSchema.safeParse(username).success
    for (const lookalike of ['оwner', 'ownеr', 'оwnеr', 'ɑna', 'ａna', 'an\u0430', 'josé']) {
      expect([lookalike, isTaken(lookalike)]).toEqual([lookalike, false])
    }
    for (const plain of ['ana', 'Ana Lopez', 'ana.lopez@ranch.example', 'a_1-b+c']) {
      expect([plain, isTaken(plain)]).toEqual([plain, true])
    }
  })

  test('an invitation ends with time, or when it is withdrawn', async () => {
    const { deps, invited, joined } = await withOwner(await open())
    const [old, withdrawn] = [await invited(), await invited()]
    await withdrawInvitation(deps, withdrawn.made.id)
    await expect(joined(withdrawn.token)).rejects.toThrow('withdrawn')
    await expect(withdrawInvitation(deps, withdrawn.made.id)).rejects.toThrow('does not exist')
    deps.clock.advance({ hours: invitationHours })
    await expect(joined(old.token)).rejects.toThrow('has expired')
    expect((await listPeople(deps, '')).invitations).toEqual([])
  })

  test('only the hash of its token is stored', async () => {
    const { deps, invited } = await withOwner(await open())
    const { token, made } = await invited()
    const stored = await deps.db.selectFrom('invitations').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(JSON.stringify(await listPeople(deps, ''))).not.toContain(token)
    expect(made.url).toBe(`${origin}/admin/join#${token}`)
  })

  test('a name that is taken, or a weak password, uses up no invitation', async () => {
    const { deps, invited, joined } = await withOwner(await open())
    const { token } = await invited()
    await expect(joined(token, 'OWNER')).rejects.toMatchObject({
      fields: { username: expect.stringContaining('taken') },
    })
    const weak = join(deps, { token, username: 'ana', password: 'password12345', visit })
    await expect(weak).rejects.toMatchObject({ fields: { password: expect.any(String) } })
    await expect(joined(token)).resolves.toHaveProperty('token')
  })

  test('a new role counts from the next request, and removal ends sessions at once', async () => {
    const { deps, id, invited, joined } = await withOwner(await open())
    const { token } = await joined((await invited()).token)
    const person = await adminOf(deps, token)
    await changeRole(deps, person.id, { role: 'manager', by: id })
    expect(await adminOf(deps, token)).toMatchObject({ role: 'manager' })

    await removePerson(deps, person.id, id)
    expect(await verifySession(deps, token)).toBeNull()
    await expect(signIn(deps, { username: 'ana', password, visit })).rejects.toThrow('Invalid')
    await expect(removePerson(deps, person.id, id)).rejects.toThrow('does not exist')
  })

  test('an owner who is removed or gets another role takes the invitations they made with them', async () => {
    const { deps, id, invited } = await withOwner(await open())
    const other = await storePerson(deps.db, 'owner', 'other')
    const invitedByOther = async (role: Role) => {
      const by = { id: other, username: 'other' }
      return (await invite(deps, { invitee: 'Ben', role }, by)).url.split('#')[1] ?? ''
    }
    const works = (token: string) =>
      readInvitation(deps, token).then(
        () => true,
        () => false,
      )
    const own = (await invited('owner')).token
    const first = [await invitedByOther('owner'), await invitedByOther('moderator')]
    await changeRole(deps, other, { role: 'owner', by: id })
    expect(await Promise.all(first.map(works))).toEqual([true, true])
    await changeRole(deps, other, { role: 'manager', by: id })
    expect(await Promise.all(first.map(works))).toEqual([false, false])

    await changeRole(deps, other, { role: 'owner', by: id })
    const second = await invitedByOther('manager')
    await removePerson(deps, other, id)
    expect(await Promise.all([second, own].map(works))).toEqual([false, true])
    const { invitations } = await listPeople(deps, '')
    expect(invitations.map(({ createdBy }) => createdBy)).toEqual(['owner'])
  })

  test('an invitation stored just as its owner is removed cannot be used', async () => {
    const { deps, id, joined } = await withOwner(await open())
    const other = await storePerson(deps.db, 'owner', 'other')
    await removePerson(deps, other, id)
    const late = await invite(
      deps,
      { invitee: 'Ben', role: 'owner' },
      { id: other, username: 'other' },
    )
    await expect(joined(late.url.split('#')[1] ?? '', 'ben')).rejects.toThrow('has been used')
  })

  test('a change of role that is refused withdraws no invitation', async () => {
    const { deps, id, invited } = await withOwner(await open())
    const { token } = await invited('owner')
    await expect(changeRole(deps, id, { role: 'manager', by: id })).rejects.toThrow('only owner')
    await expect(removePerson(deps, id, id)).rejects.toThrow('only owner')
    await expect(readInvitation(deps, token)).resolves.toMatchObject({ role: 'owner' })
  })

  test('an owner ends the sessions of someone else, who can sign in again', async () => {
    const { deps, id, invited, joined } = await withOwner(await open())
    const { token } = await joined((await invited()).token)
    const person = await adminOf(deps, token)
    await signPersonOut(deps, person.id, id)
    expect(await verifySession(deps, token)).toBeNull()
    await expect(signIn(deps, { username: 'ana', password, visit })).resolves.toHaveProperty(
      'token',
    )
    await expect(signPersonOut(deps, 'no-such-id', id)).rejects.toThrow('does not exist')
  })

  test('the last owner can be neither removed nor made anything else', async () => {
    const { deps, id } = await withOwner(await open())
    await storePerson(deps.db, 'manager')
    await expect(removePerson(deps, id, id)).rejects.toThrow('only owner')
    await expect(changeRole(deps, id, { role: 'manager', by: id })).rejects.toThrow('only owner')
    await expect(signIn(deps, { ...owner, visit })).resolves.toHaveProperty('token')
  })

  test('of two owners who remove each other at once, one stays', async () => {
    const { deps, id } = await withOwner(await open())
    const other = await storePerson(deps.db, 'owner', 'other')
    const results = await Promise.allSettled([
      removePerson(deps, id, other),
      changeRole(deps, other, { role: 'moderator', by: id }),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { people } = await listPeople(deps, '')
    expect(people.filter(({ role }) => role === 'owner')).toHaveLength(1)
  })
})
