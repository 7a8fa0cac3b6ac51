import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cabinCard } from '#content/cabin-card.ts'
import { readAlbums } from '#integrations/documents.ts'
import { propertyFolder, sampleSite, siteWith } from '#tests/fixtures/property.ts'
import { navigation } from '#content/navigation.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'
import { origin, siteOn } from '#tests/fixtures/site.ts'

const open = databaseOpener()
const structuredData = /<script type="application\/ld\+json">(.+?)<\/script>/gs

describe('without JavaScript', () => {
  // spec: 2/routes, 2/home, 7/booking-links
  test('home names every cabin and leads to it and to its booking', async () => {
    const { app } = await siteOn(await open())
    const { statusCode, body } = await app.inject('/')

    expect(statusCode).toBe(200)
    for (const { name, slug, bookingUrl } of sampleSite.cabins) {
      expect(body).toContain(name)
      expect(body).toContain(`href="/cabins/${slug}"`)
      expect(body).toContain(`href="${bookingUrl}"`)
    }
  })

  // spec: 2/header, 2/footer
  test('home has every link of header and footer', async () => {
    const { app } = await siteOn(await open())
    const { body } = await app.inject('/')
    const { header, quickLinks, policies } = navigation
    const { guides } = sampleSite.facts
    for (const { to } of [...header, ...quickLinks.links, ...guides, ...policies]) {
      expect(body).toContain(`href="${to}"`)
    }
  })

  // spec: 2/home
  test('home shows the approved reviews', async () => {
    const db = await open()
    await storeReview(db, { reviewTitle: 'A sky full of stars' })
    const { app } = await siteOn(db)
    expect((await app.inject('/')).body).toContain('A sky full of stars')
  })

  // spec: 2/cabin-detail, 7/booking-links
  test('a cabin page names the cabin and leads to its booking', async () => {
    const { app } = await siteOn(await open())
    for (const { name, slug } of sampleSite.cabins) {
      const { statusCode, body } = await app.inject(`/cabins/${slug}`)
      expect(statusCode).toBe(200)
      expect(body).toContain(`>${name}</h1>`)
      expect(body).toContain(`action="/book/${slug}"`)
    }
  })
})

describe('pictures', () => {
  test('a cabin shows the album of its id, and without pictures says so', async () => {
    const albums = await readAlbums('build/pictures')
    const [first] = albums.get('texas-sage') ?? []
    const { app } = await siteOn(await open())
    expect((await app.inject('/cabins/texas-sage')).body).toContain(`${first?.stem}.webp`)

    const others = new Map([...albums].filter(([name]) => name !== 'texas-sage'))
    const site = await siteOn(await open(), { dependencies: { albums: others } })
    for (const path of ['/', '/cabins', '/cabins/texas-sage']) {
      const { statusCode, body } = await site.app.inject(path)
      expect([path, statusCode]).toEqual([path, 200])
      expect(body).toContain(cabinCard.noImage)
      expect(body).not.toContain(String(first?.stem))
    }
  })

  test('a new cabin is its document and an album of its name, shown on every page', async () => {
    const sage = await readFile(join(propertyFolder, 'cabins/texas-sage.yaml'), 'utf8')
    const document = sage.replace('name: Texas Sage', 'name: Blue Bonnet')
    const albums = new Map(await readAlbums('build/pictures'))
    const album = albums.get('lost') ?? []
    albums.set('blue-bonnet', album)
    const changed = await siteWith({ 'cabins/blue-bonnet': document })
    const { app } = await siteOn(await open(), { dependencies: { site: changed, albums } })
    for (const path of ['/', '/cabins', '/cabins/blue-bonnet', '/group-booking', '/review']) {
      const { statusCode, body } = await app.inject(path)
      expect([path, statusCode]).toEqual([path, 200])
      expect(body).toContain('Blue Bonnet')
      expect(body).toContain(`${album[0]?.stem}.webp`)
    }
  })

  test('no script says what a picture shows: pages bring their own', async () => {
    const folder = 'build/site/client/assets'
    const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'))
    const code = await Promise.all(scripts.map((name) => readFile(join(folder, name), 'utf8')))
    const pictures = [...(await readAlbums('build/pictures')).values()].flat()
    expect(pictures.filter(({ alt }) => code.some((text) => text.includes(alt)))).toEqual([])
  })
})

test.each(['/', '/cabins/texas-sage'])('the structured data of %s is JSON-LD', async (path) => {
  const { app } = await siteOn(await open())
  const { body } = await app.inject(path)
  const found = [...body.matchAll(structuredData)].map(([, json = '']) => JSON.parse(json))
  expect(found).not.toEqual([])
  for (const data of found) expect(data['@context']).toBe('https://schema.org')
})

test('a page names its canonical address, whatever the query and the host', async () => {
  const { app } = await siteOn(await open())
  const answer = await app.inject({ url: '/?utm_source=x', headers: { host: 'evil.example' } })
  expect(answer.body).toContain(`<link rel="canonical" href="${origin}/"/>`)
  expect(answer.body).not.toContain('evil.example')
})

describe('unknown addresses', () => {
  // spec: 2/unknown-paths
  test('an unknown path is the not-found screen, and the path is logged', async () => {
    const { app, logLines } = await siteOn(await open())
    const answer = await app.inject('/no/such/page?secret=1')

    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).toContain('Oops! Page not found')
    const line = logLines.find((text) => text.includes('no such page')) ?? '{}'
    expect(JSON.parse(line)).toMatchObject({
      reqId: expect.any(String),
      req: { method: 'GET', path: '/no/such/page' },
    })
  })

  // spec: 2/cabin-not-found, 8/unknown-cabin
  test('an unknown cabin is the screen for that', async () => {
    const { app } = await siteOn(await open())
    const answer = await app.inject('/cabins/no-such-cabin')
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('Cabin not found')
  })
})

test('a page that cannot be rendered is a friendly page without reasons', async () => {
  const { app, logLines } = await siteOn(await open(), {
    build: (build) => ({
      ...build,
      entry: {
        ...build.entry,
        module: { ...build.entry.module, default: () => Promise.reject(new Error('secret')) },
      },
    }),
  })
  const answer = await app.inject('/')

  expect(answer.statusCode).toBe(500)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.body).toContain('Something went wrong on our side')
  expect(answer.body).not.toMatch(/secret|at .+:\d+:\d+/)
  expect(logLines.join('')).toContain('a page failed to render')
})
