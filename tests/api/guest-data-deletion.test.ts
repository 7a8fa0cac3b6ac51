import { describe, expect, test } from 'vitest'
import { guestDataMessages } from '#contracts/messages.ts'
import { createChanges } from '#services/changes.ts'
import { followServer } from '#services/other-processes.ts'
import { readVersions } from '#store/versions.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import {
  anaEmail as email,
  benEmail as other,
  counts,
  forget,
  guestDataPath as path,
  one,
  send,
  siteWithGuests,
} from '#tests/fixtures/guest-data-site.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const open = databaseOpener()
const openPostgres = databaseOpener('PostgreSQL')

describe('deleting', () => {
  test('changes the pages before it is answered', async () => {
    const site = await siteWithGuests(await open())
    const announced: string[] = []
    site.deps.changes.subscribe((topic) => void announced.push(topic))
    const shown = async () => (await site.app.inject('/api/submissions/public')).json<unknown[]>()
    expect(await shown()).toHaveLength(2)
    await forget(site, email)
    expect(announced.toSorted()).toEqual(['reviews', 'submissions'])
    expect(await shown()).toHaveLength(1)
    const reviews = (await site.app.inject('/api/reviews')).json<{ id: string }[]>()
    expect(reviews.map(({ id }) => id)).toEqual([site.ben.review.id])
  })

  test('drops the pages that another server keeps', async () => {
    const db = await openPostgres()
    const read = () => readVersions(db)
    // A busy database may be slow, and is still queried.
    const wait = () => new Promise<void>(() => {})
    const follow = () => createChanges(followServer({ read, now: () => performance.now(), wait }))
    const site = await siteWithGuests(db, { changes: follow() })
    const another = await siteOn(db, { changes: follow() })
    const dropped: string[] = []
    await another.deps.changes.catchUp()
    another.deps.changes.subscribe((topic) => void dropped.push(topic))
    const shown = async () => {
      const pages = ['/reviews', '/contest/gallery'].map((page) => another.app.inject(page))
      return (await Promise.all(pages)).map(({ body }) => body.includes('zinnia'))
    }
    expect(await shown()).toEqual([true, true])
    await forget(site, email)
    expect(await shown()).toEqual([false, false])
    expect(dropped.toSorted()).toEqual(['reviews', 'submissions'])
  })

  test('is noted in the log with how much and by whom, never about whom', async () => {
    const site = await siteWithGuests(await open())
    await counts(site, email)
    await send(site, 'POST', `${path}/export`, { email })
    await forget(site, email)
    const noted = site.logLines.filter((line) => line.includes("a guest's data was"))
    expect(noted).toHaveLength(2)
    expect(noted[1]).toContain(JSON.stringify(one))
    expect(noted[1]).toMatch(/"adminId":"[\w-]+"/)
    expect(site.logLines.join('\n')).not.toMatch(/ana\.?guest|guests\.example|zinnia/i)
  })

  test('wants the same address twice', async () => {
    const site = await siteWithGuests(await open())
    const answer = await send(site, 'DELETE', path, { email, confirmation: other })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ fields: { confirmation: guestDataMessages.mismatch } })
    expect(await counts(site, email)).toEqual(one)
    const again = { email, confirmation: ` ${email.toUpperCase()}` }
    expect((await send(site, 'DELETE', path, again)).json()).toEqual(one)
  })

  test.each([
    {},
    { email },
    { email: '', confirmation: '' },
    { email: 'ana', confirmation: 'ana' },
    { email, confirmation: email, also: 1 },
    { email: `${'a'.repeat(250)}@b.co`, confirmation: `${'a'.repeat(250)}@b.co` },
  ])('refuses %j and deletes nothing', async (payload) => {
    const site = await siteWithGuests(await open())
    expect([400, 422]).toContain((await send(site, 'DELETE', path, payload)).statusCode)
    expect(await counts(site, email)).toEqual(one)
  })
})

describe.each([
  ['POST', `${path}/look-up`],
  ['POST', `${path}/export`],
  ['DELETE', path],
] as const)('%s %s', (method, url) => {
  const payload = { email, confirmation: email }

  test('is for the owner only, and for no other website', async () => {
    const site = await siteWithGuests(await open())
    const { app, cookie } = site
    expect((await app.inject({ method, url, payload })).statusCode).toBe(401)
    const headers = { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const answer = await app.inject({ method, url, headers, payload })
    expect(answer.statusCode).toBe(403)
    expect(answer.body).not.toMatch(/zinnia/)
    expect(await counts(site, email)).toEqual(one)
  })

  test('takes no address in its own, and is kept by nobody', async () => {
    const site = await siteWithGuests(await open())
    const { app, cookie } = site
    const query = `${url}?${new URLSearchParams({ email })}`
    const asked = await app.inject({ url: query, headers: { cookie } })
    expect([404, 405]).toContain(asked.statusCode)
    const answer = await app.inject({ method, url: query, headers: { cookie }, payload: {} })
    expect([400, 422]).toContain(answer.statusCode)
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})
