import { expect, test } from 'vitest'
import { fixedClock } from '#integrations/clock.ts'
import { createPasswords } from '#services/passwords/passwords.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { testNow } from '#tests/fixtures/dependencies.ts'
import { cheapCost, signInFixture } from '#tests/fixtures/sign-in.ts'
import { adminOf, visit } from '#tests/fixtures/sign-in/sessions.ts'
import { signIn } from '../sign-in/sign-in.ts'
import { addAdmin } from './add-admin.ts'

describeOnEachDatabase('adding an administrator from the command line', (open) => {
  test('the person signs in with the printed password, which is temporary, and the log has a line', async () => {
    const db = await open()
    const deps = { db, clock: fixedClock(testNow), passwords: createPasswords(cheapCost) }
    const password = await addAdmin(deps, { username: ' Ana ', role: 'moderator' })
    const fixture = signInFixture(db)
    const { token } = await signIn(fixture, { username: 'ana', password, visit })
    const admin = { username: 'ana', role: 'moderator', passwordIsInitial: true }
    expect(await adminOf(fixture, token)).toMatchObject(admin)
    const [line] = await db.selectFrom('activity').selectAll().execute()
    expect(line).toMatchObject({ who: 'command line', action: 'POST people', detail: 'moderator' })
    expect(JSON.stringify(line)).not.toContain(password)
  })

  test('a name that is taken is refused, however it is written, and nothing is stored', async () => {
    const db = await open()
    const deps = { db, clock: fixedClock(testNow), passwords: createPasswords(cheapCost) }
    await addAdmin(deps, { username: 'Ana', role: 'owner' })
    await expect(addAdmin(deps, { username: 'ANA', role: 'owner' })).rejects.toThrow('already')
    await expect(addAdmin(deps, { username: '  ', role: 'owner' })).rejects.toThrow('username')
    expect(await db.selectFrom('activity').selectAll().execute()).toHaveLength(1)
    expect(await db.selectFrom('admins').selectAll().execute()).toHaveLength(1)
  })
})
