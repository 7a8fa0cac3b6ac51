import sharp, { type Region } from 'sharp'
import { expect, test } from 'vitest'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { fixedClock } from '#integrations/clock.ts'
import { picturesOn } from '#tests/fixtures/own-pictures.ts'
import { editorOn } from '#tests/fixtures/site-editing.ts'
import { markOnCard, recipe } from '#integrations/media/picture-recipe.ts'
import { sweepUploads } from '#services/pictures/sweep.ts'
import { origin, siteOn } from '#tests/fixtures/site.ts'
import type { Database } from '#store/database.ts'

async function setUp(db: Database) {
  const { app, deps } = await siteOn(db)
  const editor = await editorOn(deps)
  const icon = async (file: string) => {
    const { rawPayload, headers } = await app.inject(`/${file}`)
    const { width, height, hasAlpha } = await sharp(rawPayload).metadata()
    const { r, g, b } = (await sharp(rawPayload).stats()).dominant
    const isGreen = g > 200 && r + b < 100
    const { 'content-type': type, 'cache-control': caching } = headers
    return { type, caching, width, height, hasAlpha, isGreen }
  }
  const page = async (path: string) => (await app.inject(path)).body
  const cardAt = async (address: string) => {
    const { statusCode: status, headers, rawPayload } = await app.inject(address)
    const { width, height } = await sharp(rawPayload).metadata()
    const { r, g, b } = await dominantOf(rawPayload, middleOfMark)
    const mark = new URL(address, origin).searchParams.get('mark')
    return {
      status,
      type: headers['content-type'],
      width,
      height,
      mark,
      isMarked: g > 200 && r + b < 100,
    }
  }
  const sharedBy = async (path: string) => {
    const [, address = ''] = /og:image" content="([^"]*)"/.exec(await page(path)) ?? []
    return address.slice(origin.length)
  }
  return {
    ...editor,
    ...picturesOn(editor.app, deps),
    icon,
    page,
    cardAt,
    sharedBy,
    statusOf: async (address: string) => (await app.inject(address)).statusCode,
    cardOf: async (path: string) => cardAt(await sharedBy(path)),
    sweep: async () => {
      const clock = fixedClock(deps.clock.now().add({ hours: 2 }).toString())
      return (await sweepUploads({ ...deps, clock })).stored
    },
  }
}

const fromEdge = markOnCard.margin + markOnCard.size / 2
const middleOfMark = { left: fromEdge, top: recipe.social.height - fromEdge, width: 9, height: 9 }

async function dominantOf(picture: Buffer, part: Region) {
  const { dominant } = await sharp(await sharp(picture).extract(part).toBuffer()).stats()
  return dominant
}

/** A green shield on nothing, wider than high. */
async function shield(): Promise<Buffer> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" rx="40" fill="#00ff00"/></svg>'
  return sharp(Buffer.from(svg)).png().toBuffer()
}

describeOnEachDatabase('the owner’s mark', (open) => {
  test('becomes logo and icons of every size once it is published, and the oak comes back without it', async () => {
    const { keep, change, icon, page } = await setUp(await open())
    const id = await keep('mark', await shield(), 'mark.png')
    expect(await page('/')).not.toContain(id)
    expect(await page('/')).toContain('/favicon.svg')

    const published = await change('albums/mark', { pictures: [{ id, alt: 'A green shield.' }] })
    expect(published.statusCode).toBe(200)
    for (const path of ['/', '/about', '/admin/login']) {
      const html = await page(path)
      expect(html).toContain(`/icon-192.png?${id}`)
      expect(html).not.toContain('favicon.svg')
    }
    expect(await page('/site.webmanifest')).not.toContain('favicon.svg')
    for (const [file, size] of [
      ['favicon.ico', 48],
      ['icon-192.png', 192],
      ['icon-512.png', 512],
    ] as const) {
      expect(await icon(file)).toMatchObject({
        type: 'image/png',
        caching: 'public, max-age=86400',
        width: size,
        height: size,
        hasAlpha: true,
        isGreen: true,
      })
    }
    expect(await icon('apple-touch-icon.png')).toMatchObject({ width: 180, hasAlpha: false })

    await change('albums/mark', { pictures: [] })
    expect(await page('/')).toContain('/favicon.svg')
    expect(await icon('icon-192.png')).toMatchObject({ isGreen: false })
  })

  test('is on the card that a shared link shows, but on a cabin’s, which has its badge', async () => {
    const { keep, change, page, cardOf, sweep } = await setUp(await open())
    const id = await keep('mark', await shield(), 'mark.png')
    expect(await cardOf('/about')).toMatchObject({ mark: null, isMarked: false })
    await change('albums/mark', { pictures: [{ id, alt: 'A green shield.' }] })
    const marked = { status: 200, type: 'image/jpeg', width: 1200, height: 630, mark: id }
    for (const time of ['made', 'kept']) {
      expect(await cardOf('/about'), time).toMatchObject({ ...marked, isMarked: true })
    }
    expect(await sweep(), 'what is in use is never swept').toBe(0)
    expect(await cardOf('/cabins/texas-sage')).toMatchObject({ mark: null, isMarked: false })

    await change('albums/mark', { pictures: [] })
    expect(await page('/about')).not.toContain(`mark=${id}`)
  })

  test('of another site, or no mark at all, changes no card', async () => {
    const { cardAt, sharedBy } = await setUp(await open())
    const address = await sharedBy('/about')
    for (const mark of ['mark-0123456789abcdef', '../../secrets', '']) {
      const query = new URLSearchParams({ mark })
      expect(await cardAt(`${address}?${query}`)).toMatchObject({ status: 200, isMarked: false })
    }
  })
  test('is never asked of a card that does not exist', async () => {
    const { keep, change, statusOf } = await setUp(await open())
    const id = await keep('mark', await shield(), 'mark.png')
    await change('albums/mark', { pictures: [{ id, alt: 'A green shield.' }] })
    for (const card of ['no-such-card-og.jpg', 'NO_SUCH-og.jpg', `${id}-on-a-og.jpg`]) {
      expect(await statusOf(`/pictures/${card}?mark=${id}`), card).toBe(404)
    }
  })

  test('takes nothing from a picture whose name reads like a marked card', async () => {
    const { keep, statusOf, sweep } = await setUp(await open())
    const id = await keep('about', await shield(), 'lunch-on-the-porch.png')
    expect(id).toContain('-on-')
    expect(await statusOf(`/pictures/${id}-og.jpg`)).toBe(200)
    expect(await sweep()).toBe(0)
    expect(await statusOf(`/pictures/${id}-og.jpg`)).toBe(200)
  })
})
