import { expect, test } from 'vitest'
import { pastRevisionsSchema } from '#contracts/site-editing.ts'
import { publishDue } from '#services/site-editing/publish-due.ts'
import { databaseOpener, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { editorOn } from '#tests/fixtures/site-editing.ts'
import { editedSite, lead, shipped } from '#tests/fixtures/edited-site.ts'

describeOnEachDatabase('the owner’s documents', (open) => {
  test('show a published text in the very next answer, and a draft never', async () => {
    const { save, publish, page } = await editedSite(await open())
    await page('/about')
    expect((await save('about', { lead })).statusCode).toBe(200)
    expect(await page('/about')).not.toContain(lead)
    expect((await publish('about')).statusCode).toBe(200)
    expect(await page('/about')).toContain(lead)
  })

  test('that one server publishes show in the next answer of another', async () => {
    const db = await open()
    const { change } = await editedSite(db)
    const other = await editedSite(db)
    await change('about', { lead })
    await other.deps.siteSource.refresh()
    expect(await other.page('/about')).toContain(lead)
  })

  test('are what they were after a start', async () => {
    const db = await open()
    const { change } = await editedSite(db)
    await change('about', { lead })
    const restarted = await editedSite(db)
    await restarted.deps.siteSource.refresh()
    expect(await restarted.page('/about')).toContain(lead)
  })

  test('go back to an older revision, and to what was shipped', async () => {
    const { change, history, publish, page } = await editedSite(await open())
    await change('about', { lead: 'First.' })
    await change('about', { lead: 'Second.' })
    const [, first] = pastRevisionsSchema.parse((await history('about')).json())
    expect((await publish('about', { revision: first?.id })).statusCode).toBe(200)
    expect(await page('/about')).toContain('First.')
    await publish('about', { revision: 'shipped' })
    expect(await page('/about')).toContain(sampleSite.document('about').lead)
    const revisions = pastRevisionsSchema.parse((await history('about')).json())
    expect(revisions.map(({ differences }) => differences.map(({ after }) => after))).toEqual([
      [shipped.lead],
      ['First.'],
      ['Second.'],
      ['First.'],
    ])
  })

  test('are published at their time, once, and by whichever server is first', async () => {
    const { save, publish, page, clock, deps, read } = await editedSite(await open())
    await save('about', { lead })
    await publish('about', { publishAt: '2025-06-02T08:00:00-05:00', note: 'Summer' })
    expect(await read('about')).toMatchObject({
      draft: null,
      planned: { publishAt: '2025-06-02T13:00:00.000Z', note: 'Summer', author: 'owner' },
    })
    clock.pass({ hours: 24, minutes: 59 })
    expect(await publishDue(deps)).toBe(0)
    expect(await page('/about')).not.toContain(lead)
    clock.pass({ minutes: 1 })
    const counts = await Promise.all([publishDue(deps), publishDue(deps)])
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 1])
    expect(await page('/about')).toContain(lead)
  })

  test('lose nothing to a second editor, who is told', async () => {
    const { save, read, deps } = await editedSite(await open())
    const other = await editorOn(deps, 'manager')
    const { revision } = await read('about')
    await save('about', { lead: 'Mine.' }, revision)
    const answer = await other.save('about', { lead: 'Theirs.' }, revision)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({
      error: 'owner has changed this since you opened it. Nothing was overwritten.',
    })
    expect((await read('about')).value).toMatchObject({ lead: 'Mine.' })
  })

  test('sent by two editors at once are one draft', async () => {
    const { save, read } = await editedSite(await open())
    const { revision } = await read('about')
    const answers = await Promise.all(
      ['One.', 'Two.', 'Three.'].map((text) => save('about', { lead: text }, revision)),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  test.each([
    ['published', null],
    ['planned', '2025-06-02T13:00:00.000Z'],
  ])('are %s once, however many publish the same draft at once', async (_, publishAt) => {
    const { app, address, save, read, history } = await editedSite(await open())
    await save('about', { lead })
    const { revision } = await read('about')
    const headers = { 'if-match': `"${revision}"` }
    const url = `${address('about')}/publish`
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((note) =>
        app.inject({ method: 'POST', url, headers, payload: { revision, publishAt, note } }),
      ),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const revisions = pastRevisionsSchema.parse((await history('about')).json())
    expect(revisions).toHaveLength(publishAt === null ? 1 : 0)
  })
})

const open = databaseOpener()

test('a cabin’s name that no review could carry is refused before it is published', async () => {
  const { read, save, publish } = await editedSite(await open())
  const document = 'cabins/texas-sage'
  await save(document, { name: 'T'.repeat(61) })
  expect((await read(document)).mistakes).toEqual({ name: 'Please use at most 60 characters.' })
  expect((await publish(document)).statusCode).toBe(422)
})

test('every document has a schema for its form, and is without mistakes as shipped', async () => {
  const { app, read } = await editedSite(await open())
  const documents = (await app.inject('/api/admin/site')).json() as { document: string }[]
  expect(documents.map(({ document }) => document)).toContain('cabins/texas-sage')
  for (const { document } of documents) {
    const { schema, mistakes, value } = await read(document)
    expect(mistakes).toEqual({})
    expect(Object.keys(schema['properties'] as object)).toEqual(
      expect.arrayContaining(Object.keys(value)),
    )
  }
})

test.each(['no-such', 'cabins/no-such', '../facts', '__proto__'])(
  'the document %s does not exist',
  async (document) => {
    const { app, address } = await editedSite(await open())
    expect((await app.inject(address(document))).statusCode).toBe(404)
  },
)
