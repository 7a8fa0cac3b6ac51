import { describe, expect, test } from 'vitest'
import { launchOf, type Launch } from '#services/launch/launch.ts'
import type { Database } from '#store/database.ts'
import { databaseOpener, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { cookieAs, storePerson } from '#tests/fixtures/people.ts'
import { editorOn } from '#tests/fixtures/site-editing.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const open = databaseOpener()
const page = '/admin/launch.data'
const sampleFacts = 'Sample facts to replace or confirm'

async function ownedSite(db: Database, dependencies = {}) {
  await storePerson(db, 'owner')
  const { app, deps } = await siteOn(db, { dependencies })
  const cookie = await cookieAs(app, 'owner')
  const read = () => launchOf(deps)
  const shown = async () => (await app.inject({ url: page, headers: { cookie } })).body
  const send = (fields: { intent: string; what: string }) =>
    app.inject({
      method: 'POST',
      url: page,
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  const facts = ({ groups }: Launch) =>
    groups.find(({ title }) => title === sampleFacts)?.findings.map(({ what }) => what) ?? []
  return { deps, read, shown, send, facts }
}

describeOnEachDatabase('what is left before launch', (openEach) => {
  test('is of what is published, with the document to change it in', async () => {
    const { deps, read, shown, facts } = await ownedSite(await openEach())
    const before = await read()
    const [group] = before.groups
    expect(group?.toDo).not.toBe('')
    expect(group?.findings).toContainEqual({
      what: 'telephone number',
      links: ['/admin/site/facts'],
    })
    expect(await shown()).toContain('telephone number')
    const { change } = await editorOn(deps)
    const phone = { phone: '(512) 847-2201' }
    expect((await change('facts', phone)).statusCode).toBe(200)
    expect(facts(await read())).not.toContain('telephone number')
    expect(await shown()).not.toContain('telephone number')
  })

  test('no longer lists what was said to be right, until that is taken back', async () => {
    const db = await openEach()
    const { read, send, facts } = await ownedSite(db)
    expect(facts(await read())).toContain('our story')
    const what = 'our story'
    expect((await send({ intent: 'confirm', what })).statusCode).toBe(200)
    await send({ intent: 'confirm', what })
    const after = await read()
    expect(facts(after)).not.toContain(what)
    expect(after.confirmed).toMatchObject([{ what, by: 'owner' }])
    const lines = await db.selectFrom('activity').select(['area', 'action', 'who']).execute()
    const action = 'Said that something is right before launch'
    expect(lines[0]).toEqual({ area: 'launch', action, who: 'owner' })
    await send({ intent: 'doubt', what })
    expect(facts(await read())).toContain(what)
  })
})

describe('trying out', () => {
  test('tells how it went and what to do, by name of the service only, and is not in the log', async () => {
    const tried = { isFine: false, what: 'refused', toDo: 'Check it.' }
    const nothing = async () => []
    const launch = {
      settings: () => [],
      tryOut: { mail: async () => [tried], feeds: nothing, partner: nothing },
    }
    const db = await open()
    const { send } = await ownedSite(db, { launch })
    const { body } = await send({ intent: 'try out', what: 'mail' })
    expect(body).toContain('refused')
    expect(body).toContain('Check it.')
    expect((await send({ intent: 'try out', what: 'rm -rf' })).statusCode).toBe(422)
    expect(await db.selectFrom('activity').selectAll().execute()).toEqual([])
  })
})
