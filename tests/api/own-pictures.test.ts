import { expect, describe, test } from 'vitest'
import sharp from 'sharp'
import { albumPictureSchema } from '#contracts/album-pictures.ts'
import { sweepPictures } from '#services/pictures/sweep-pictures.ts'
import type { Database } from '#store/database.ts'
import { movableClock } from '#tests/fixtures/clock.ts'
import { databaseOpener, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { heic } from '#tests/fixtures/media/heic.ts'
import { jpeg } from '#tests/fixtures/media/pictures.ts'
import { canaries, plantedFiles } from '#tests/fixtures/media/planted.ts'
import { picturesOn } from '#tests/fixtures/own-pictures.ts'
import { editorOn } from '#tests/fixtures/site-editing.ts'
import { siteOn } from '#tests/fixtures/site.ts'

async function setUp(db: Database) {
  const clock = movableClock('2025-06-01T12:00:00Z')
  const site = await siteOn(db, { dependencies: { clock } })
  const editor = await editorOn(site.deps)
  const pictures = picturesOn(editor.app, site.deps)
  const page = async (path: string) => (await site.app.inject(path)).body
  const album = async () =>
    (await editor.read('albums/texas-sage')).value as { pictures: { id: string; alt: string }[] }
  return { ...site, ...editor, ...pictures, site: site.app, clock, page, album }
}

const album = 'texas-sage'
const document = 'albums/texas-sage'
const alt = 'The porch at dawn.'

describeOnEachDatabase('the owner’s pictures', (open) => {
  test('are shown once their album is published, and not before', async () => {
    const { keep, change, save, page } = await setUp(await open())
    const id = await keep(album, await jpeg(500, 400), 'Porch at dawn.JPG')
    expect(id).toMatch(/^porch-at-dawn-[0-9a-f]{16}$/)
    await save(document, { pictures: [{ id, alt }] })
    expect(await page('/cabins/texas-sage')).not.toContain(id)
    expect((await change(document, { pictures: [{ id, alt }] })).statusCode).toBe(200)
    for (const path of ['/cabins/texas-sage', '/cabins', '/']) {
      const html = await page(path)
      expect(html).toContain(`/pictures/${id}-320.avif 320w`)
      expect(html).toContain(alt)
    }
    expect(await page('/sitemap.xml')).toContain(`/pictures/${id}.webp`)
    expect(await page('/cabins/texas-sage')).toContain(`/pictures/${id}-og.jpg`)
  })

  test('are made once, whichever worker is first, and sent twice are stored once', async () => {
    const { send, make, list } = await setUp(await open())
    const content = await jpeg(400, 300)
    const key = 'the-same-key'
    const answers = await Promise.all([1, 2].map(() => send(album, content, { key })))
    const ids = answers.map((answer) => albumPictureSchema.parse(answer.json()).id)
    expect(new Set(ids).size).toBe(1)
    expect((await list(album)).filter(({ isOwn }) => isOwn)).toEqual([
      expect.objectContaining({ state: 'making', done: 0, picture: null }),
    ])
    const made = await Promise.all([make(), make()])
    expect(made.toSorted((a, b) => a.localeCompare(b))).toEqual(['made', 'nothing'])
    expect((await list(album)).filter(({ isOwn }) => isOwn)).toEqual([
      expect.objectContaining({ state: 'ready', id: ids[0] }),
    ])
  })

  test('go on where a crash ended their making', async () => {
    const { send, make, list, deps, clock, app } = await setUp(await open())
    await send(album, await jpeg(500, 400))
    const { media } = deps
    let encoded = 0
    const dying = picturesOn(app, {
      ...deps,
      media: {
        ...media,
        encode: (...job) => {
          encoded += 1
          return encoded === 3 ? new Promise(() => {}) : media.encode(...job)
        },
      },
    })
    void dying.make()
    await expect.poll(async () => (await list(album)).find(({ isOwn }) => isOwn)?.done).toBe(2)
    await expect.poll(() => encoded).toBe(3)
    expect(await make()).toBe('nothing')
    clock.pass({ minutes: 2 })
    expect(await make()).toBe('made')
    const own = (await list(album)).find(({ isOwn }) => isOwn)
    expect(own).toMatchObject({ state: 'ready', done: (own?.total ?? 0) - 1 })
    expect(await deps.incoming.sweep(Temporal.Now.instant().add({ seconds: 1 }))).toBe(1)
  })

  test('are removed 90 days after nothing shows them any more, and not while something does', async () => {
    const { keep, change, deps, clock, site } = await setUp(await open())
    const id = await keep(album, await jpeg())
    const address = `/pictures/${id}.webp`
    await change(document, { pictures: [{ id, alt }] })
    const sweep = () => sweepPictures(deps, clock.now().subtract({ hours: 1 }))
    clock.pass({ hours: 24 * 200 })
    await sweep()
    expect((await site.inject(address)).statusCode).toBe(200)
    await change(document, { pictures: [] })
    await sweep()
    clock.pass({ hours: 24 * 89 })
    await sweep()
    // A page that somebody still has before them finds it.
    expect((await site.inject(address)).statusCode).toBe(200)
    clock.pass({ hours: 24 * 2 })
    expect(await sweep()).toBeGreaterThan(2)
    expect((await site.inject(address)).statusCode).toBe(404)
  })
})

const open = databaseOpener()

describe('an album', () => {
  test('is published only once all of its pictures are made, and says which are not', async () => {
    const { send, make, save, publish, read } = await setUp(await open())
    const { id } = albumPictureSchema.parse((await send(album, await jpeg())).json())
    await save(document, { pictures: [{ id, alt }] })
    expect((await read(document)).mistakes).toEqual({
      'pictures.0': 'This picture is still being made.',
    })
    expect((await publish(document)).statusCode).toBe(422)
    await make()
    expect((await publish(document)).statusCode).toBe(200)
  })

  test('is put in another order, changed in its words, and goes back to what was shipped', async () => {
    const { change, publish, page, album: current } = await setUp(await open())
    const { pictures } = await current()
    const [first, second, ...others] = pictures
    const changed = [second, { ...first, alt }, ...others]
    await change(document, { pictures: changed })
    const html = await page('/cabins/texas-sage')
    expect(html).toContain(alt)
    expect(html.indexOf(`${second?.id}-`)).toBeLessThan(html.indexOf(`${first?.id}-`))
    await publish(document, { revision: 'shipped' })
    expect(await page('/cabins/texas-sage')).not.toContain(alt)
  })

  test('keeps what matters in view where its pictures are cut', async () => {
    const { keep, change, page } = await setUp(await open())
    const id = await keep('home-intro', await jpeg(500, 400))
    await change('albums/home-intro', { pictures: [{ id, alt, focus: { x: 20, y: 80 } }] })
    expect(await page('/')).toContain('object-position:20% 80%')
  })

  test.each([
    ['no alternative text', [{ alt: '' }], 'pictures.0.alt'],
    ['a picture that does not exist', [{ id: 'no-such', alt }], 'pictures.0'],
    ['nothing at all on a page that shows it', [], 'pictures'],
    ['a focus beyond its edge', [{ alt, focus: { x: 101, y: 0 } }], 'pictures.0.focus.x'],
  ])('with %s is not published', async (_, pictures, path) => {
    const { keep, save, publish } = await setUp(await open())
    const id = await keep('about', await jpeg())
    await save('albums/about', { pictures: pictures.map((each) => ({ id, ...each })) })
    const answer = await publish('albums/about')
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().fields)).toEqual([path])
  })

  test('of the seasons needs a picture for each that the owner describes, and no more', async () => {
    const { keep, change, save, publish, read } = await setUp(await open())
    const pictures = [{ id: await keep('seasons', await jpeg()), alt }]
    await save('albums/seasons', { pictures })
    expect((await publish('albums/seasons')).json().fields).toEqual({
      pictures: 'The page needs 4 pictures.',
    })
    const { seasons } = (await read('events')).value as { seasons: { list: unknown[] } }
    await change('events', { seasons: { ...seasons, list: seasons.list.slice(0, 1) } })
    expect((await publish('albums/seasons')).statusCode).toBe(200)
  })

  test('of a cabin may be empty, and its page stands', async () => {
    const { change, site } = await setUp(await open())
    await change(document, { pictures: [] })
    expect((await site.inject('/cabins/texas-sage')).statusCode).toBe(200)
    expect((await site.inject('/')).statusCode).toBe(200)
  })
})

describe('a picture’s file', () => {
  test('is served like the shipped ones: for a year, by parts, and with its tag', async () => {
    const { keep, site } = await setUp(await open())
    const id = await keep(album, await jpeg(500, 400))
    const address = `/pictures/${id}-320.avif`
    const whole = await site.inject(address)
    expect(whole.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect((await sharp(whole.rawPayload).metadata()).width).toBe(320)
    const part = await site.inject({ url: address, headers: { range: 'bytes=2-9' } })
    expect(part.statusCode).toBe(206)
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(2, 10))
    const tag = String(whole.headers.etag)
    const again = await site.inject({ url: address, headers: { 'if-none-match': tag } })
    expect(again.statusCode).toBe(304)
    const head = await site.inject({ method: 'HEAD', url: address })
    expect([head.statusCode, head.headers['content-length']]).toEqual([
      200,
      String(whole.rawPayload.length),
    ])
  })

  test('does not exist before it is made, nor under another name', async () => {
    const { send, site } = await setUp(await open())
    const { id } = albumPictureSchema.parse((await send(album, await jpeg())).json())
    for (const name of [`${id}.webp`, `${id}-64.avif`, `${id}.clean`, `../${id}.webp`, id]) {
      expect((await site.inject(`/pictures/${name}`)).statusCode).toBe(404)
    }
  })

  test('tells nothing of camera and place, from JPEG and from HEIC', async () => {
    const { keep, deps } = await setUp(await open())
    const { 'a.jpg': planted = heic } = await plantedFiles()
    for (const content of [planted, heic]) await keep(album, content)
    for await (const { key } of deps.storage.list('pictures/')) {
      const stored = await deps.storage.get(key)
      const bytes = Buffer.concat((await stored?.toArray()) ?? [])
      for (const canary of canaries) expect(bytes.includes(canary)).toBe(false)
    }
  })
})

test.each([
  ['a text', Buffer.from('These are words.'), 'This is no picture that we can read.'],
  ['nothing', Buffer.alloc(0), 'This file is empty.'],
  ['half a picture', heic.subarray(0, 400), 'This picture cannot be read'],
])('%s is refused in words, and nothing of it stays', async (_, content, words) => {
  const { send, list, deps } = await setUp(await open())
  const answer = await send(album, content)
  expect(answer.statusCode).toBe(422)
  expect(answer.json().fields.picture).toContain(words)
  expect((await list(album)).filter(({ isOwn }) => isOwn)).toEqual([])
  expect(await Array.fromAsync(deps.storage.list('pictures/'))).toEqual([])
})

test('an album that no page shows takes no picture', async () => {
  const { send } = await setUp(await open())
  expect((await send('no-such', await jpeg())).statusCode).toBe(404)
})
