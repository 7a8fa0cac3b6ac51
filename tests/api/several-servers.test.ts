import type { FastifyInstance } from 'fastify'
import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { systemClock } from '#integrations/clock.ts'
import { createChanges } from '#services/changes.ts'
import { moderateReview, replyToReview } from '#services/reviews/moderation.ts'
import { followFile, followServer } from '#services/other-processes.ts'
import { refreshWhenNew, createSiteSource } from '#services/site-editing/site-source.ts'
import { closeDatabase, openDatabase } from '#store/database.ts'
import { migrate } from '#store/migrate.ts'
import { openFileVersions, readVersions } from '#store/versions.ts'
import { databaseLocator } from '#tests/fixtures/databases.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'
import { writtenProperty } from '#tests/fixtures/property.ts'
import { editorOn } from '#tests/fixtures/site-editing.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const locate = databaseLocator('PostgreSQL')
const locateFile = databaseLocator('SQLite')
const pages = ['/', '/reviews', '/reviews?sort=rating']
const title = 'The night the river sang'

/** A busy database may be slow, and is still queried. */
const forEver = () => new Promise<void>(() => {})

/** Two servers connected only by a PostgreSQL database. */
async function twoServers() {
  const location = await locate({ isMigrated: true })
  const open = async () => {
    const db = await openDatabase(location)
    onTestFinished(() => closeDatabase(db))
    const { site, ...siteSource } = createSiteSource(db, writtenProperty)
    const freshen = refreshWhenNew(siteSource.refresh)
    const read = vi.fn(async () => {
      const versions = await readVersions(db)
      await freshen(versions)
      return versions
    })
    const follow = followServer({ read, now: () => performance.now(), wait: forEver })
    const changes = createChanges(follow)
    // Cached pages end with their day.
    const dependencies = { site, siteSource, clock: systemClock }
    return { ...(await siteOn(db, { changes, dependencies })), read }
  }
  return { a: await open(), b: await open() }
}

async function shows(app: FastifyInstance, page: string, text: string): Promise<boolean> {
  const answer = await app.inject(page)
  expect(answer.statusCode).toBe(200)
  return answer.body.includes(text)
}

test('an approval on one server shows in the very next page of the other, whatever is under way', async () => {
  const { a, b } = await twoServers()
  const { id } = await storeReview(a.deps.db, { reviewTitle: title }, 'pending')
  const moment = fc.record({
    isApproved: fc.boolean(),
    writer: fc.constantFrom(a, b),
    page: fc.constantFrom(...pages),
    before: fc.integer({ min: 0, max: 4 }),
    meanwhile: fc.integer({ min: 0, max: 4 }),
  })

  await fc.assert(
    fc.asyncProperty(fc.array(moment, { minLength: 1, maxLength: 4 }), async (moments) => {
      for (const { isApproved, writer, page, before, meanwhile } of moments) {
        const ask = (count: number) =>
          Array.from({ length: count }, () => [a, b].map(({ app }) => shows(app, page, title)))
        const underWay = ask(before).flat()
        const writing = moderateReview(writer.deps, id, isApproved)
        underWay.push(...ask(meanwhile).flat())
        await writing
        for (const { app } of [b, a]) expect(await shows(app, page, title)).toBe(isApproved)
        await Promise.all(underWay)
        for (const { app } of [a, b]) expect(await shows(app, page, title)).toBe(isApproved)
      }
    }),
    { numRuns: 15 },
  )
}, 60_000)

test("an owner's answer shows on the other server in the next response", async () => {
  const { a, b } = await twoServers()
  const { id } = await storeReview(a.deps.db)
  expect(await shows(b.app, '/reviews', 'Come back soon')).toBe(false)
  await replyToReview(a.deps, id, 'Come back soon')
  expect(await shows(b.app, '/reviews', 'Come back soon')).toBe(true)
})

test('a hundred visitors at once cost two readings of the versions, and no new rendering', async () => {
  const { b } = await twoServers()
  await b.app.inject('/reviews')
  b.read.mockClear()
  const rendered = () => b.logLines.filter((line) => line.includes('"rendered"')).length
  const before = rendered()
  await Promise.all(Array.from({ length: 100 }, () => b.app.inject('/reviews')))

  expect(b.read.mock.calls.length).toBeLessThanOrEqual(2)
  expect(rendered()).toBe(before)
})

test('what the owner publishes on one server shows in the very next response of the other', async () => {
  const { a, b } = await twoServers()
  const { change } = await editorOn(a.deps)
  for (const text of ['First words.', 'Second words.']) {
    expect(await shows(b.app, '/about', text)).toBe(false)
    await change('about', { lead: text })
    expect(await shows(b.app, '/about', text)).toBe(true)
  }
})

test('while the database is away, pages kept are still served', async () => {
  const { b } = await twoServers()
  await storeReview(b.deps.db, { reviewTitle: title })
  await b.app.inject('/reviews')
  b.read.mockRejectedValue(new Error('the database is away'))
  expect(await shows(b.app, '/reviews', title)).toBe(true)
})

test('what another program writes to the embedded file shows once the server has looked', async () => {
  const location = await locateFile({ isMigrated: false })
  const [db, other] = [await openDatabase(location), await openDatabase(location)]
  for (const each of [db, other]) onTestFinished(() => closeDatabase(each))
  await migrate(db)
  const versions = openFileVersions(location.file)
  onTestFinished(versions.close)
  let look = () => {}
  const everySecond = (callback: () => void) => {
    look = callback
  }
  const changes = createChanges(followFile({ read: versions.read, everySecond }))
  const { app } = await siteOn(db, { changes })
  await app.inject('/reviews')

  await storeReview(other, { reviewTitle: title })
  look()

  expect(await shows(app, '/reviews', title)).toBe(true)
})
