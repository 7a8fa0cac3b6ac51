import { describe, expect, test } from 'vitest'
import type { AdminCabin } from '#contracts/cabins.ts'
import type { Database } from '#store/database.ts'
import { describeOnEachDatabase, databaseOpener } from '#tests/fixtures/databases.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'
import { editorOn } from '#tests/fixtures/site-editing.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const heron = {
  name: 'Señor Heron’s Nest',
  bookingUrl: 'https://stays.example/lone-oak/heron',
  bedrooms: 2,
  bathrooms: 1.5,
  sleeps: 4,
}
const id = 'senor-herons-nest'
const document = `cabins/${id}`

async function setUp(db: Database) {
  const site = await siteOn(db)
  await site.deps.siteSource.refresh()
  const editor = await editorOn(site.deps)
  const page = async (path: string) => (await site.app.inject(path)).body
  /** Those of the paths whose answer has the text. */
  const pathsWith = async (text: string, paths: readonly string[]) => {
    const found = await Promise.all(paths.map(async (path) => (await page(path)).includes(text)))
    return paths.filter((_, at) => found[at])
  }
  const add = (change: object = {}) =>
    editor.app.inject({
      method: 'POST',
      url: '/api/admin/cabins',
      payload: { ...heron, ...change },
    })
  const retire = (cabin: string, redirectTo: string | null, seen: string | null = null) =>
    editor.app.inject({
      method: 'POST',
      url: `/api/admin/cabins/${cabin}/retirement`,
      payload: { redirectTo, seen },
    })
  const cabins = async (): Promise<AdminCabin[]> =>
    (await editor.app.inject('/api/admin/cabins')).json()
  const stateOf = async (cabin: string) => (await cabins()).find((each) => each.id === cabin)?.state
  return { ...site, ...editor, site: site.app, page, pathsWith, add, retire, cabins, stateOf }
}

async function withReview(db: Database) {
  const site = await setUp(db)
  await storeReview(db, { cabin: 'mountain-laurel' })
  return { ...site, db }
}

/** Every place where a guest or a program meets the cabins. */
const pages = ['/', '/cabins', '/review', '/reviews', '/contest/submit']
const places = [...pages, '/llms.txt']
/** A new name of Mountain Laurel, which descriptions of pictures don’t have. */
const laurel = 'Quince House'
const lists = ['/sitemap.xml', '/api/cabins', '/api/site/cabin-list']

describeOnEachDatabase('a cabin that the owner adds', (open) => {
  test('is unseen until it is published, then everywhere with the next request, on every server', async () => {
    const db = await open()
    const { add, page, pathsWith, site, publish, stateOf, deps } = await setUp(db)
    const other = await setUp(db)
    const answer = await add()
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ id })
    expect(await pathsWith('Heron', [...places, ...lists])).toEqual([])
    expect((await site.inject(`/cabins/${id}`)).statusCode).toBe(404)
    expect(await stateOf(id)).toBe('unpublished')

    expect((await publish(document)).statusCode).toBe(200)
    expect(await pathsWith('Heron’s Nest', places)).toEqual(places)
    expect(await pathsWith(id, lists)).toEqual(lists)
    expect(await page(`/cabins/${id}`)).toContain('Its story and its pictures are on their way')
    expect((await site.inject(`/api/availability/${id}`)).statusCode).toBe(200)
    expect((await site.inject(`/book/${id}`)).statusCode).toBeLessThan(500)
    expect(await stateOf(id)).toBe('shown')
    await other.deps.siteSource.refresh()
    expect(await other.pathsWith('Heron’s Nest', ['/cabins'])).toEqual(['/cabins'])
    expect(deps.site.cabins.at(-1)?.id).toBe(id)
  })

  test('is edited, previewed and has a history like any document, and a second editor is told', async () => {
    const { add, read, save, publish, preview, history, site, deps } = await setUp(await open())
    await add()
    const { revision, draft } = await read(document)
    const link = await preview(document, draft?.id ?? '')
    expect(link.statusCode).toBe(200)
    const previewed = await site.inject(
      new URL(link.json().url).pathname + new URL(link.json().url).search,
    )
    expect(previewed.body).toContain('Heron’s Nest')
    expect((await save(document, { description: 'By the creek.' }, revision)).statusCode).toBe(200)
    const other = await editorOn(deps, 'manager')
    const late = await other.save(document, { description: 'On the ridge.' }, revision)
    expect(late.statusCode).toBe(412)
    await publish(document)
    await save(document, { description: 'By the old creek.' })
    await publish(document)
    expect((await history(document)).json()).toHaveLength(2)
    expect((await site.inject(`/cabins/${id}`)).body).toContain('By the old creek.')
  })

  test('gets an id of its own, whatever it is called, and never another cabin’s name', async () => {
    const { add, pathsWith, retire, publish } = await setUp(await open())
    const idOf = async (name: string) => (await add({ name })).json().id
    expect(await idOf('Nearby')).toBe('nearby-2')
    expect(await idOf('Texas-Sage')).toBe('texas-sage-2')
    expect(await idOf('小屋')).toBe('cabin')
    expect(await idOf('小屋 2')).toBe('2')
    const same = await add({ name: 'texas SAGE' })
    expect(same.statusCode).toBe(422)
    expect(same.json().fields).toEqual({
      name: 'Another cabin has this name. Please choose another.',
    })
    await retire('mockingbird-cabin', '/cabins')
    const retired = await add({ name: 'Mockingbird Cabin' })
    expect(retired.json().error).toContain('A retired cabin has this name.')
    const hostile = '"><img src=x onerror=alert(1)><script>alert(1)</script>'
    const hostileId = await idOf(hostile.slice(0, 60))
    expect((await publish(`cabins/${hostileId}`)).statusCode).toBe(200)
    expect(await pathsWith('<img src=x', [...pages, `/cabins/${hostileId}`])).toEqual([])
  })

  test('can be taken back while no guest has seen it, and only then', async () => {
    const { add, app, publish, stateOf, read } = await setUp(await open())
    await add()
    const remove = () => app.inject({ method: 'DELETE', url: `/api/admin/cabins/${id}` })
    expect((await remove()).statusCode).toBe(200)
    expect(await stateOf(id)).toBeUndefined()
    await expect(read(document)).rejects.toThrow()
    await add()
    await publish(document)
    expect((await remove()).statusCode).toBe(409)
    const shipped = await app.inject({ method: 'DELETE', url: '/api/admin/cabins/texas-sage' })
    expect(shipped.statusCode).toBe(404)
  })
})

describeOnEachDatabase('a cabin that the owner retires', (open) => {
  test('leads elsewhere for good and leaves every list, on every server, and comes back', async () => {
    const db = await open()
    const { retire, change, pathsWith, site, stateOf } = await setUp(db)
    await change('cabins/mountain-laurel', { name: laurel })
    const other = await setUp(db)
    expect(await pathsWith(laurel, places)).toEqual(places)
    await other.page('/cabins')

    const answer = await retire('mountain-laurel', '/cabins/texas-sage')
    expect(answer.statusCode).toBe(200)
    expect(await pathsWith(laurel, places)).toEqual([])
    expect(await pathsWith('mountain-laurel', lists)).toEqual([])
    const moved = await site.inject('/cabins/mountain-laurel')
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/cabins/texas-sage'])
    const again = await site.inject('/cabins/mountain-laurel')
    expect(again.headers.location).toBe('/cabins/texas-sage')
    for (const path of [
      '/api/site/cabins/mountain-laurel',
      '/api/site/albums/mountain-laurel',
      '/api/availability/mountain-laurel',
      '/api/availability/mountain-laurel/feed.ics',
    ]) {
      expect.soft((await site.inject(path)).statusCode, path).toBe(404)
    }
    expect(await stateOf('mountain-laurel')).toBe('retired')
    await other.deps.siteSource.refresh()
    expect((await other.site.inject('/cabins/mountain-laurel')).statusCode).toBe(301)
    const restarted = await setUp(db)
    expect(await restarted.pathsWith(laurel, places)).toEqual([])

    expect((await retire('mountain-laurel', null, '/cabins/texas-sage')).statusCode).toBe(200)
    expect((await site.inject('/cabins/mountain-laurel')).statusCode).toBe(200)
    expect(await pathsWith(laurel, places)).toEqual(places)
  })

  test('keeps its reviews, entries and clicks under its name, also under a new one', async () => {
    const { retire, change, deps, site, db } = await withReview(await open())
    await change('cabins/mountain-laurel', { name: 'Laurel House' })
    await retire('mountain-laurel', '/cabins')
    const listed = (await site.inject('/api/reviews')).json()
    expect(listed.map((review: { cabin: string }) => review.cabin)).toEqual(['Laurel House'])
    await change('cabins/mountain-laurel', { name: 'Old Laurel House' })
    const renamed = (await site.inject('/api/reviews')).json()
    expect(renamed[0].cabin).toBe('Old Laurel House')
    expect((await site.inject('/reviews')).body).toContain('Old Laurel House')
    const stored = await db.selectFrom('reviews').select('cabin').execute()
    expect(stored).toEqual([{ cabin: 'mountain-laurel' }])
    expect(deps.site.retired.map(({ id: retired }) => retired)).toEqual(['mountain-laurel'])
  })

  test('is not retired while the site needs it, or to what guests do not see', async () => {
    const { retire, cabins } = await setUp(await open())
    const shown = await retire('texas-sage', '/cabins')
    expect(shown.statusCode).toBe(422)
    expect(shown.json().error).toContain('The page Book now is about this cabin')
    for (const path of ['/cabins/coyote-cabin', '/nowhere', '/admin/login', '/cabins/none']) {
      const answer = await retire('coyote-cabin', path)
      expect.soft([path, answer.statusCode]).toEqual([path, 422])
    }
    expect((await retire('coyote-cabin', 'https://evil.example')).statusCode).toBe(422)
    expect((await retire('none', '/cabins')).statusCode).toBe(404)
    await retire('coyote-cabin', '/cabins')
    expect((await retire('morning-dove', '/cabins/coyote-cabin')).statusCode).toBe(422)
    const late = await retire('coyote-cabin', '/about')
    expect(late.statusCode).toBe(409)
    expect(late.json().error).toContain('owner changed this cabin')
    const found = (await cabins()).find((each) => each.id === 'coyote-cabin')
    expect(found?.redirectTo).toBe('/cabins')
  })
})

const open = databaseOpener()

describe('the page of a retired cabin', () => {
  test('leads on inside the site too, and has no Markdown twin', async () => {
    const { retire, site } = await setUp(await open())
    await retire('mountain-laurel', '/cabins')
    const data = await site.inject('/cabins/mountain-laurel.data')
    expect(data.body).toContain('SingleFetchRedirect')
    expect((await site.inject('/cabins/mountain-laurel.md')).statusCode).toBe(301)
  })
})
