import { expect, test } from 'vitest'
import { albumPictureSchema } from '#contracts/album-pictures.ts'
import { sweepUploads } from '#services/pictures/sweep.ts'
import { databaseOpener, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { heic } from '#tests/fixtures/media/heic.ts'
import { jpeg } from '#tests/fixtures/media/pictures.ts'
import { picturesOn } from '#tests/fixtures/own-pictures.ts'
import { album, alt, document, siteWithPictures } from '#tests/fixtures/pictured-site.ts'

describeOnEachDatabase('the owner’s pictures', (open) => {
  test('are shown once their album is published, and not before', async () => {
    const { keep, change, save, page } = await siteWithPictures(await open())
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
    const { send, make, list } = await siteWithPictures(await open())
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
    const { send, make, list, deps, clock, app } = await siteWithPictures(await open())
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
    const { keep, change, deps, clock, site } = await siteWithPictures(await open())
    const id = await keep(album, await jpeg())
    const address = `/pictures/${id}.webp`
    await change(document, { pictures: [{ id, alt }] })
    const sweep = async () => (await sweepUploads(deps)).stored
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

test.each([
  ['a text', Buffer.from('These are words.'), 'This is no picture that we can read.'],
  ['nothing', Buffer.alloc(0), 'This file is empty.'],
  ['half a picture', heic.subarray(0, 400), 'This picture cannot be read'],
])('%s is refused in words, and nothing of it stays', async (_, content, words) => {
  const { send, list, deps } = await siteWithPictures(await open())
  const answer = await send(album, content)
  expect(answer.statusCode).toBe(422)
  expect(answer.json().fields.picture).toContain(words)
  expect((await list(album)).filter(({ isOwn }) => isOwn)).toEqual([])
  expect(await Array.fromAsync(deps.storage.list('files/'))).toEqual([])
})

test('an album that no page shows takes no picture', async () => {
  const { send } = await siteWithPictures(await open())
  expect((await send('no-such', await jpeg())).statusCode).toBe(404)
})
