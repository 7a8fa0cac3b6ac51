import { describe, expect, test } from 'vitest'
import { pastRevisionsSchema, previewSchema } from '#contracts/site-editing.ts'
import { publishDue } from '#services/site-editing/publish.ts'
import type { Database } from '#store/database.ts'
import { movableClock } from '#tests/fixtures/clock.ts'
import { databaseOpener, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { sampleSite, writtenProperty } from '#tests/fixtures/property.ts'
import { editorOn } from '#tests/fixtures/site-editing.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const shipped = writtenProperty.written.get('about') as { lead: string }
const lead = 'Told by the owner, from the porch.'

async function setUp(db: Database) {
  const clock = movableClock('2025-06-01T12:00:00Z')
  const site = await siteOn(db, { dependencies: { clock } })
  const editor = await editorOn(site.deps)
  const page = async (path: string) => (await site.app.inject(path)).body
  return { ...site, ...editor, site: site.app, clock, page }
}

describeOnEachDatabase('the owner’s documents', (open) => {
  test('show a published text in the very next answer, and a draft never', async () => {
    const { save, publish, page } = await setUp(await open())
    await page('/about')
    expect((await save('about', { lead })).statusCode).toBe(200)
    expect(await page('/about')).not.toContain(lead)
    expect((await publish('about')).statusCode).toBe(200)
    expect(await page('/about')).toContain(lead)
  })

  test('that one server publishes show in the next answer of another', async () => {
    const db = await open()
    const { change } = await setUp(db)
    const other = await setUp(db)
    await change('about', { lead })
    await other.deps.siteSource.refresh()
    expect(await other.page('/about')).toContain(lead)
  })

  test('are what they were after a start', async () => {
    const db = await open()
    const { change } = await setUp(db)
    await change('about', { lead })
    const restarted = await setUp(db)
    await restarted.deps.siteSource.refresh()
    expect(await restarted.page('/about')).toContain(lead)
  })

  test('go back to an older revision, and to what was shipped', async () => {
    const { change, history, publish, page } = await setUp(await open())
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
    const { save, publish, page, clock, deps, read } = await setUp(await open())
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
    const { save, read, deps } = await setUp(await open())
    const other = await editorOn(deps, 'manager')
    const { revision } = await read('about')
    await save('about', { lead: 'Mine.' }, revision)
    const answer = await other.save('about', { lead: 'Theirs.' }, revision)
    expect(answer.statusCode).toBe(412)
    expect(answer.json()).toEqual({
      error: 'owner has changed this since you opened it. Nothing was overwritten.',
    })
    expect((await read('about')).value).toMatchObject({ lead: 'Mine.' })
  })

  test('sent by two editors at once are one draft', async () => {
    const { save, read } = await setUp(await open())
    const { revision } = await read('about')
    const answers = await Promise.all(
      ['One.', 'Two.', 'Three.'].map((text) => save('about', { lead: text }, revision)),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 412, 412])
  })
})

const open = databaseOpener()

describe('a publication', () => {
  test('drops the pages that show the document, and no other', async () => {
    const { change, page, logLines } = await setUp(await open())
    const paths = ['/', '/about', '/dining', '/cabins', '/jacobs-well']
    for (const path of paths) await page(path)
    const before = logLines.length
    await change('about', { lead })
    for (const path of paths) await page(path)
    expect(renderedIn(logLines.slice(before))).toEqual(['/about'])
  })

  test('of a fact is shown on every page that names it', async () => {
    const { change, page } = await setUp(await open())
    await change('facts', { phone: '(512) 555-0199' })
    for (const path of ['/', '/contact', '/cabins/texas-sage', '/llms.txt']) {
      expect(await page(path)).toContain('(512) 555-0199')
      expect(await page(path)).not.toContain('(512) 555-0142')
    }
  })

  test('of a new name keeps a cabin’s address, and is shown everywhere', async () => {
    const { change, page } = await setUp(await open())
    expect((await change('cabins/texas-sage', { name: 'Sage House' })).statusCode).toBe(200)
    expect(await page('/cabins/texas-sage')).toContain('Sage House')
    expect(await page('/')).toContain('Sage House')
    expect(await page('/api/cabins')).toContain('Sage House')
  })

  test('lets forms lead to a new booking partner', async () => {
    const { change, site } = await setUp(await open())
    await change('cabins/texas-sage', { bookingUrl: 'https://stays.example/sage' })
    const { headers } = await site.inject('/cabins/texas-sage')
    expect(headers['content-security-policy']).toContain('https://stays.example')
  })

  test('with a mistake is refused, and says where; the draft keeps everything', async () => {
    const { save, publish, read, page } = await setUp(await open())
    const before = await page('/about')
    const { statusCode } = await save('about', { lead: '', search: { name: 'About' } })
    expect(statusCode).toBe(200)
    const answer = await publish('about')
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().fields)).toEqual(['search.description', 'lead'])
    expect(await read('about')).toMatchObject({
      value: { lead: '', search: { name: 'About' } },
      mistakes: { lead: expect.any(String) },
    })
    expect(await page('/about')).toBe(before)
  })

  test('that would break another document is refused', async () => {
    const { save, publish } = await setUp(await open())
    await save('facts', { features: { ...sampleSite.facts.features, bookNow: false } })
    expect((await publish('facts')).statusCode).toBe(200)
    await save('book-now', { cabin: 'no-such-cabin' })
    expect((await publish('book-now')).statusCode).toBe(200)
    await save('facts', { features: sampleSite.facts.features })
    const answer = await publish('facts')
    expect(answer.statusCode).toBe(422)
    expect(answer.json().fields['']).toContain("there is no cabin 'no-such-cabin'")
  })

  test('of what the stay offers comes first, and cabins follow one by one', async () => {
    const { change, save, publish, page } = await setUp(await open())
    const pier = { name: 'Fishing Pier', description: 'At the end of the path.', icon: 'sparkles' }
    await save('cabins/texas-sage', { amenities: ['Full Kitchen', 'High-Speed WiFi', pier.name] })
    const answer = await publish('cabins/texas-sage')
    expect(answer.json().fields['amenities']).toContain('is not among the amenities of the stay')
    const others = ['Full Kitchen', 'High-Speed WiFi'].map((name) => ({ ...pier, name }))
    expect((await change('stay', { amenities: [pier, ...others] })).statusCode).toBe(200)
    expect((await publish('cabins/texas-sage')).statusCode).toBe(200)
    expect(await page('/cabins/texas-sage')).toContain(pier.description)
    expect(await page('/cabins/mountain-laurel')).toContain('Table for Four')
  })

  test('of other contest rules needs another version, since entrants agree to one', async () => {
    const { save, publish } = await setUp(await open())
    await save('policies/contest-rules', { intro: 'Other words.' })
    expect((await publish('policies/contest-rules')).json().fields).toEqual({
      version: expect.stringContaining('new version'),
    })
    await save('policies/contest-rules', { version: '2026-11-24' })
    expect((await publish('policies/contest-rules')).statusCode).toBe(200)
  })

  test('waits for nobody while another is planned, which can be withdrawn', async () => {
    const { save, publish, read, discard } = await setUp(await open())
    await save('about', { lead: 'Planned.' })
    await publish('about', { publishAt: '2025-07-01T00:00:00Z' })
    await save('about', { lead })
    expect((await publish('about')).statusCode).toBe(409)
    const { planned } = await read('about')
    expect((await discard('about', planned?.id ?? '')).statusCode).toBe(200)
    expect((await publish('about')).statusCode).toBe(200)
  })

  test('of another time zone counts at once', async () => {
    const { change, deps } = await setUp(await open())
    expect((await change('facts', { timeZone: 'Europe/Atlantis' })).statusCode).toBe(422)
    expect((await change('facts', { timeZone: 'America/Denver' })).statusCode).toBe(200)
    expect(deps.site.facts.timeZone).toBe('America/Denver')
  })
})

describe('a draft', () => {
  test('that says what is published is none', async () => {
    const { save, read } = await setUp(await open())
    await save('about', { lead })
    await save('about', { lead: shipped.lead })
    expect(await read('about')).toMatchObject({ draft: null, revision: 'shipped' })
  })

  test('is discarded with nothing left of it', async () => {
    const { save, read, discard } = await setUp(await open())
    await save('about', { lead })
    const { draft } = await read('about')
    expect((await discard('about', draft?.id ?? '')).json()).toMatchObject({ draft: null })
    expect((await discard('about', draft?.id ?? '')).statusCode).toBe(404)
  })

  test('is seen by anyone who has its link, for two days, and by nobody else', async () => {
    const { save, read, preview, site, clock, page } = await setUp(await open())
    await save('about', { lead })
    const { draft } = await read('about')
    const { url } = previewSchema.parse((await preview('about', draft?.id ?? '')).json())
    const link = url.replace('https://cabins.example', '')
    const shown = await site.inject(link)
    expect(shown.body).toContain(lead)
    expect(shown.headers['cache-control']).toBe('no-store')
    expect(await page('/about')).not.toContain(lead)
    clock.pass({ hours: 48 })
    expect((await site.inject(link)).statusCode).toBe(404)
    expect((await site.inject('/about?preview=made-up')).statusCode).toBe(404)
  })

  test('keeps its link while it is edited', async () => {
    const { save, read, preview, site } = await setUp(await open())
    await save('about', { lead: 'First.' })
    const { draft } = await read('about')
    const { url } = previewSchema.parse((await preview('about', draft?.id ?? '')).json())
    await save('about', { lead })
    expect((await site.inject(url.replace('https://cabins.example', ''))).body).toContain(lead)
  })
})

test('every document has a schema for its form, and is without mistakes as shipped', async () => {
  const { app, read } = await setUp(await open())
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
    const { app, address } = await setUp(await open())
    expect((await app.inject(address(document))).statusCode).toBe(404)
  },
)

function renderedIn(lines: readonly string[]): string[] {
  return lines
    .map((line) => JSON.parse(line) as { msg: string; req?: { path?: string; url?: string } })
    .filter(({ msg }) => msg === 'rendered')
    .map(({ req }) => req?.path ?? req?.url ?? '')
}
