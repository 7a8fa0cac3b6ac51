// spec: 4/featured-reviews, 8/featured-reviews
import { expect, test } from 'vitest'
import { z } from 'zod'
import { closeDatabase } from '#store/database.ts'
import { databaseOpener, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const open = databaseOpener()

describeOnEachDatabase('health', (openDatabase) => {
  test('a site that can serve says so', async () => {
    const { app } = await siteOn(await openDatabase())
    for (const url of ['/healthz', '/readyz']) {
      const answer = await app.inject(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  test('without its database the site runs but is not ready', async () => {
    const db = await openDatabase()
    const { app } = await siteOn(db)
    await closeDatabase(db)

    expect((await app.inject('/healthz')).statusCode).toBe(200)
    const ready = await app.inject('/readyz')
    expect(ready.statusCode).toBe(503)
    expect(ready.json()).toEqual({ error: expect.any(String) })
  })

  test('a home page that could not read the reviews is shown, but not kept', async () => {
    const { app, deps } = await siteOn(await openDatabase())
    await storeReview(deps.db, { reviewTitle: 'Fireflies in June' })
    await deps.db.schema.alterTable('reviews').renameTo('lost').execute()
    const without = await app.inject('/')
    await deps.db.schema.alterTable('lost').renameTo('reviews').execute()
    const complete = await app.inject('/')

    expect(without.statusCode).toBe(200)
    expect(without.body).not.toContain('Fireflies in June')
    expect(complete.body).toContain('Fireflies in June')
  })
})

const openApiSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })

test('the description of the API names every public address with its methods', async () => {
  const { app } = await siteOn(await open())
  const { paths } = openApiSchema.parse((await app.inject('/api/openapi.json')).json())
  expect(Object.keys(paths).filter((path) => !path.startsWith('/api/'))).toEqual([])

  const routes = app.printRoutes({ commonPrefix: false })
  const served = [...routes.matchAll(/\/api\/[\w/:-]+(?= )/g)].map(([path]) => path)
  for (const path of served.filter((name) => !name.startsWith('/api/admin/'))) {
    expect(paths).toHaveProperty([path.replaceAll(/:(\w+)/g, '{$1}')])
  }
  expect(paths['/api/reviews']).toHaveProperty('get')
  expect(paths['/api/referrals']).toHaveProperty('post')
})

test('every icon that the manifest names is there', async () => {
  const { app } = await siteOn(await open())
  const { icons } = z
    .object({ icons: z.array(z.object({ src: z.string(), type: z.string() })) })
    .parse((await app.inject('/site.webmanifest')).json())
  for (const { src, type } of icons) {
    const answer = await app.inject(src)
    expect({ src, status: answer.statusCode }).toEqual({ src, status: 200 })
    expect(answer.headers['content-type']).toContain(type)
  }
})

test('files are sent compressed as they were built', async () => {
  const { app } = await siteOn(await open())
  const { body } = await app.inject('/')
  const stylesheet = /href="(\/assets\/[^"]+\.css)"/.exec(body)?.[1] ?? ''
  const answer = await app.inject({ url: stylesheet, headers: { 'accept-encoding': 'br, gzip' } })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('text/css')
  expect(answer.headers['content-encoding']).toBe('br')
})
