import { describe, expect, test } from 'vitest'
import { publishDue } from '#services/site-editing/publish-due.ts'
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
    expect((await save('about', { title: 'Our story' }, 'shipped')).statusCode).toBe(409)
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

describe('a planned change that no longer fits at its time', () => {
  const cabin = 'mountain-laurel'

  /** 'Book now' is to show a cabin on Monday that is retired on Sunday. */
  async function refusedSite() {
    const site = await editedSite(await open())
    const retire = (seen: string | null, redirectTo: string | null) =>
      site.app.inject({
        method: 'POST',
        url: `/api/admin/cabins/${cabin}/retirement`,
        payload: { seen, redirectTo },
      })
    await site.save('book-now', { cabin })
    expect((await site.publish('book-now', { publishAt: monday })).statusCode).toBe(200)
    expect((await retire(null, '/cabins')).statusCode).toBe(200)
    const passMonday = async () => {
      site.clock.pass({ hours: 48 })
      return publishDue(site.deps)
    }
    return { ...site, passMonday, bringBack: () => retire('/cabins', null) }
  }

  test('is a draft again that says why, and is never published unasked', async () => {
    const { passMonday, read, bringBack, deps, publish } = await refusedSite()
    expect(await passMonday()).toBe(0)
    expect(await read('book-now')).toMatchObject({
      planned: null,
      draft: { author: 'owner', refusal: `there is no cabin '${cabin}'` },
      value: { cabin },
      mistakes: { cabin: expect.any(String) },
    })
    expect((await bringBack()).statusCode).toBe(200)
    expect(await publishDue(deps)).toBe(0)
    expect(await read('book-now')).toMatchObject({ published: null, draft: { author: 'owner' } })
    expect((await publish('book-now')).statusCode).toBe(200)
    expect(await read('book-now')).toMatchObject({ draft: null, published: { note: '' } })
  })

  test('goes on saying why while it is edited, and no longer once it is planned again', async () => {
    const { passMonday, read, save, publish, bringBack } = await refusedSite()
    await passMonday()
    await save('book-now', { title: 'Stay with us' })
    expect(await read('book-now')).toMatchObject({
      draft: { refusal: expect.stringContaining(cabin) },
      value: { cabin, title: 'Stay with us' },
    })
    await bringBack()
    await publish('book-now', { publishAt: '2025-07-01T13:00:00.000Z', note: 'July' })
    expect(await read('book-now')).toMatchObject({ draft: null, planned: { note: 'July' } })
  })

  test('is what a later draft contains, which then says why', async () => {
    const { passMonday, read, save } = await refusedSite()
    await save('book-now', { title: 'Stay with us' })
    await passMonday()
    expect(await read('book-now')).toMatchObject({
      planned: null,
      draft: { refusal: expect.stringContaining(cabin) },
      value: { cabin, title: 'Stay with us' },
    })
  })

  test('is taken back once, however many servers find it', async () => {
    const { deps, clock, read } = await refusedSite()
    clock.pass({ hours: 48 })
    expect(await Promise.all([publishDue(deps), publishDue(deps)])).toEqual([0, 0])
    expect(await read('book-now')).toMatchObject({
      planned: null,
      draft: { refusal: expect.stringContaining(cabin) },
    })
  })
})

describe('what is urgent', () => {
  test('is published at once and alone, and the planned change follows with it', async () => {
    const { save, publish, read, page, clock, deps } = await plannedSite()
    await save('about', { title: 'Closed by the flood' })
    expect((await publish('about')).statusCode).toBe(200)
    expect(await page('/about')).toContain('Closed by the flood')
    expect(await page('/about')).not.toContain('Planned for Monday.')
    expect(await read('about')).toMatchObject({
      draft: null,
      planned: { publishAt: monday, author: 'owner' },
      value: { title: 'Closed by the flood', lead: 'Planned for Monday.' },
    })
    clock.pass({ hours: 48 })
    expect(await publishDue(deps)).toBe(1)
    expect(await page('/about')).toContain('Closed by the flood')
    expect(await page('/about')).toContain('Planned for Monday.')
  })

  test('can be an older version, which the planned change undoes nothing of', async () => {
    const site = await editedSite(await open())
    const { change, save, publish, read, page, clock, deps } = site
    await change('about', { title: 'Good title', lead: 'The first lead.' })
    const { published } = await read('about')
    await change('about', { title: 'Bad title' })
    await save('about', { lead: 'Planned for Monday.' })
    await publish('about', { publishAt: monday })
    expect((await publish('about', { revision: published?.id })).statusCode).toBe(200)
    expect(await page('/about')).toContain('Good title')
    expect(await page('/about')).toContain('The first lead.')
    clock.pass({ hours: 48 })
    await publishDue(deps)
    expect(await page('/about')).toContain('Good title')
    expect(await page('/about')).toContain('Planned for Monday.')
  })

  test('is refused where the planned change is too, and both stay as they were', async () => {
    const { save, publish, read, page } = await plannedSite()
    await save('about', { title: 'Closed by the flood', lead: 'Another thought.' })
    expect((await publish('about')).statusCode).toBe(409)
    expect(await page('/about')).not.toContain('Closed by the flood')
    expect(await read('about')).toMatchObject({
      planned: { publishAt: monday },
      draft: { author: 'owner' },
      value: { title: 'Closed by the flood', lead: 'Another thought.' },
    })
  })

  test('is refused with a mistake, and the plan stays as it was', async () => {
    const { save, publish, read } = await plannedSite()
    await save('about', { title: '' })
    expect((await publish('about')).statusCode).toBe(422)
    expect(await read('about')).toMatchObject({ planned: { publishAt: monday }, draft: {} })
  })
})
