import { expect, describe, test } from 'vitest'
import { albumPictureSchema } from '#contracts/album-pictures.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { jpeg } from '#tests/fixtures/media/pictures.ts'
import { album, alt, document, siteWithPictures } from '#tests/fixtures/pictured-site.ts'

const open = databaseOpener()

describe('an album', () => {
  test('is published only once all of its pictures are made, and says which are not', async () => {
    const { send, make, save, publish, read } = await siteWithPictures(await open())
    const { id } = albumPictureSchema.parse((await send(album, await jpeg())).json())
    await save(document, { pictures: [{ id, alt }] })
    expect((await read(document)).mistakes).toEqual({})
    const refused = await publish(document)
    expect([refused.statusCode, refused.json().fields]).toEqual([
      422,
      { 'pictures.0': 'This picture is still being made.' },
    ])
    await make()
    expect((await publish(document)).statusCode).toBe(200)
  })

  test('is put in another order, changed in its words, and goes back to what was shipped', async () => {
    const { change, publish, page, readAlbum } = await siteWithPictures(await open())
    const { pictures } = await readAlbum()
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
    const { keep, change, page } = await siteWithPictures(await open())
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
    const { keep, save, publish } = await siteWithPictures(await open())
    const id = await keep('about', await jpeg())
    await save('albums/about', { pictures: pictures.map((each) => ({ id, ...each })) })
    const answer = await publish('albums/about')
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().fields)).toEqual([path])
  })

  test('of the seasons needs a picture for each that the owner describes, and no more', async () => {
    const { keep, change, save, publish, read } = await siteWithPictures(await open())
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
    const { change, site } = await siteWithPictures(await open())
    await change(document, { pictures: [] })
    expect((await site.inject('/cabins/texas-sage')).statusCode).toBe(200)
    expect((await site.inject('/')).statusCode).toBe(200)
  })
})
