import { describe, expect, test } from 'vitest'
import { publishDue } from '#services/site-editing/publish.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { editedSite } from '#tests/fixtures/edited-site.ts'

const open = databaseOpener()
const monday = '2025-06-02T13:00:00.000Z'

/** The document with a new lead that is to be published on Monday; today is Sunday. */
async function plannedSite() {
  const site = await editedSite(await open())
  await site.save('about', { lead: 'Planned for Monday.' })
  expect((await site.publish('about', { publishAt: monday })).statusCode).toBe(200)
  return site
}

describe('while a change is planned', () => {
  test('editing goes on from it, and the later draft undoes nothing of it', async () => {
    const { save, publish, read, page, clock, deps } = await plannedSite()
    expect((await read('about')).value).toMatchObject({ lead: 'Planned for Monday.' })
    await save('about', { title: 'Our story' })
    clock.pass({ hours: 48 })
    expect(await publishDue(deps)).toBe(1)
    expect(await page('/about')).toContain('Planned for Monday.')
    expect((await publish('about')).statusCode).toBe(200)
    expect(await page('/about')).toContain('Planned for Monday.')
    expect(await page('/about')).toContain('Our story')
  })

  test('an editor who opened it before its time goes on after it', async () => {
    const { save, read, clock, deps } = await plannedSite()
    const { revision } = await read('about')
    clock.pass({ hours: 48 })
    await publishDue(deps)
    expect((await save('about', { title: 'Our story' }, revision)).statusCode).toBe(200)
    expect((await read('about')).value).toMatchObject({ lead: 'Planned for Monday.' })
  })

  test('an editor who has not seen it is told', async () => {
    const { save, publish } = await editedSite(await open())
    await save('about', { lead: 'Planned for Monday.' })
    await publish('about', { publishAt: monday })
    expect((await save('about', { title: 'Our story' }, 'shipped')).statusCode).toBe(412)
  })

  test('a draft that says the same is none', async () => {
    const { save, read } = await plannedSite()
    const { title } = (await read('about')).value
    await save('about', { title: 'Our story' })
    await save('about', { title })
    expect(await read('about')).toMatchObject({ draft: null, planned: { publishAt: monday } })
  })

  test('discarding the later draft leaves it as it was planned', async () => {
    const { save, read, discard } = await plannedSite()
    await save('about', { lead: 'Another thought.' })
    const { draft } = await read('about')
    await discard('about', draft?.id ?? '')
    expect(await read('about')).toMatchObject({
      draft: null,
      planned: { publishAt: monday },
      value: { lead: 'Planned for Monday.' },
    })
  })
})
