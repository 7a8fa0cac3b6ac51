import { describe, expect, test } from 'vitest'
import type { Launch, Tried } from '#contracts/launch.ts'
import type { Database } from '#store/database.ts'
import { databaseOpener, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { cookieAs, storePerson } from '#tests/fixtures/people.ts'
import { editorOn } from '#tests/fixtures/site-editing.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const open = databaseOpener()
const path = '/api/admin/launch'
const sampleFacts = 'Sample facts to replace or confirm'

async function ownedSite(db: Database, dependencies = {}) {
  await storePerson(db, 'owner')
  const { app, deps } = await siteOn(db, { dependencies })
  const headers = { cookie: await cookieAs(app, 'owner') }
  const read = async () => (await app.inject({ url: path, headers })).json<Launch>()
  const send = (address: string, payload: object) =>
    app.inject({ method: 'POST', url: `${path}/${address}`, headers, payload })
  const facts = ({ groups }: Launch) =>
    groups.find(({ title }) => title === sampleFacts)?.findings.map(({ what }) => what) ?? []
  return { app, deps, read, send, facts }
}

describeOnEachDatabase('what is left before launch', (openEach) => {
  test('is of what is published, with the document to change it in', async () => {
    const { deps, read, facts } = await ownedSite(await openEach())
    const before = await read()
    const [group] = before.groups
    expect(group?.toDo).not.toBe('')
    expect(group?.findings).toContainEqual({
      what: 'telephone number',
      links: ['/admin/site/facts'],
    })
    const { change } = await editorOn(deps)
    const phone = { phone: '(512) 847-2201' }
    expect((await change('facts', phone)).statusCode).toBe(200)
    expect(facts(await read())).not.toContain('telephone number')
  })

  test('no longer lists what was said to be right, until that is taken back', async () => {
    const db = await openEach()
    const { read, send, facts } = await ownedSite(db)
    expect(facts(await read())).toContain('our story')
    const what = 'our story'
    expect((await send('confirmations', { what, isConfirmed: true })).statusCode).toBe(204)
    await send('confirmations', { what, isConfirmed: true })
    const after = await read()
    expect(facts(after)).not.toContain(what)
    expect(after.confirmed).toMatchObject([{ what, by: 'owner' }])
    const lines = await db.selectFrom('activity').select(['action', 'who']).execute()
    expect(lines[0]).toMatchObject({ action: 'POST launch/confirmations', who: 'owner' })
    await send('confirmations', { what, isConfirmed: false })
    expect(facts(await read())).toContain(what)
  })
})

describe('trying out', () => {
  test('tells how it went and what to do, by name of the service only', async () => {
    const tried = { isFine: false, what: 'refused', toDo: 'Check it.' }
    const nothing = async () => []
    const launch = {
      settings: () => [],
      tryOut: { mail: async () => [tried], feeds: nothing, partner: nothing },
    }
    const { send } = await ownedSite(await open(), { launch })
    const answer = await send('try-out', { what: 'mail' })
    expect(answer.json<Tried>()).toEqual([tried])
    expect((await send('try-out', { what: 'rm -rf' })).statusCode).toBe(422)
  })
})
