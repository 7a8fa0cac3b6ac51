import { afterEach, describe, expect, test } from 'vitest'
import type { GuestData } from '#contracts/guest-data.ts'
import { StorageError } from '#integrations/storage/index.ts'
import { sweepUploads } from '#services/sweep.ts'
import { fixedClock } from '#integrations/clock.ts'
import { storeContest } from '#tests/fixtures/contests.ts'
import { databaseOpener, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { adminCookie, keptKeys } from '#tests/fixtures/entries-site.ts'
import { storeEverythingOf, unpacked, type Scratch } from '#tests/fixtures/guest-data.ts'
import { storeOwner } from '#tests/fixtures/sign-in.ts'
import { siteOn, type SiteOptions, type TestSite } from '#tests/fixtures/site.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import type { Database } from '#store/database.ts'

const path = '/api/admin/guest-data'
const email = 'Ana.Guest@Guests.example'
const other = 'ben@guests.example'
const one: GuestData = { reviews: 1, inquiries: 1, entries: 1, files: 1, notifications: 3 }
const none: GuestData = { reviews: 0, inquiries: 0, entries: 0, files: 0, notifications: 0 }

const open = databaseOpener()
const cleanups: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean()
})

/** A site on which two guests have left everything that guests can leave. */
async function siteWithGuests(db: Database, options: SiteOptions = {}) {
  await storeOwner(db)
  const { id: contestId } = await storeContest(db)
  const site = await siteOn(db, options)
  const folder = await newTemporaryFolder('cabins-guest-data-')
  cleanups.push(() => folder.remove())
  const scratch: Scratch = { storage: site.deps.storage, folder: folder.path }
  const ana = await storeEverythingOf(db, scratch, { contestId, email })
  const ben = await storeEverythingOf(db, scratch, { contestId, email: other })
  return { ...site, ana, ben, cookie: await adminCookie(site) }
}

type Guests = TestSite & { cookie: string }

async function counts({ app, cookie }: Guests, address: string): Promise<GuestData> {
  const url = `${path}?${new URLSearchParams({ email: address })}`
  return (await app.inject({ url, headers: { cookie } })).json()
}

async function forget({ app, cookie }: Guests, address: string) {
  const payload = { email: address }
  return app.inject({ method: 'DELETE', url: path, headers: { cookie }, payload })
}

describeOnEachDatabase('the data of a guest', (openEach) => {
  test('is counted whatever letters the address is written in', async () => {
    const site = await siteWithGuests(await openEach())
    for (const written of [email, email.toUpperCase(), ` ${email.toLowerCase()} `]) {
      expect(await counts(site, written)).toEqual(one)
    }
    expect(await counts(site, 'ana.guest@guests.exampl')).toEqual(none)
    expect(await counts(site, 'xana.guest@guests.example')).toEqual(none)
  })

  test('is deleted with its notifications and files, and that of others stays', async () => {
    const site = await siteWithGuests(await openEach())
    const answer = await forget(site, email.toLowerCase())
    expect({ status: answer.statusCode, body: answer.json() }).toEqual({ status: 200, body: one })
    expect(await counts(site, email)).toEqual(none)
    expect(await counts(site, other)).toEqual(one)
    expect(await keptKeys(site)).toEqual([site.ben.entry.key])
    expect((await forget(site, email)).json()).toEqual(none)
  })
})

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

  test('is noted in the log with how much and by whom, never about whom', async () => {
    const site = await siteWithGuests(await open())
    await counts(site, email)
    await site.app.inject({
      url: `${path}/export?email=${encodeURIComponent(email)}`,
      headers: { cookie: site.cookie },
    })
    await forget(site, email)
    const noted = site.logLines.filter((line) => line.includes("a guest's data was"))
    expect(noted).toHaveLength(2)
    expect(noted[1]).toContain(JSON.stringify(one))
    expect(noted[1]).toMatch(/"adminId":"[\w-]+"/)
    expect(site.logLines.join('\n')).not.toMatch(/ana\.?guest|guests\.example/i)
  })

  test('survives a storage that is away: the sweep removes the files', async () => {
    const site = await siteWithGuests(await open())
    const { deps } = site
    const storage = { ...deps.storage }
    deps.storage.delete = async () => Promise.reject(new StorageError('away'))
    expect((await forget(site, email)).statusCode).toBe(200)
    deps.storage.delete = async (key) => storage.delete(key)
    expect(await keptKeys(site)).toHaveLength(2)
    const later = Temporal.Now.instant().add({ minutes: 61 }).toString()
    await sweepUploads({ ...deps, clock: fixedClock(later) })
    expect(await keptKeys(site)).toEqual([site.ben.entry.key])
  })

  test.each([
    {},
    { email: '' },
    { email: 'ana' },
    { email, also: 1 },
    { email: `${'a'.repeat(250)}@b.co` },
  ])('refuses %j and deletes nothing', async (payload) => {
    const site = await siteWithGuests(await open())
    const { app, cookie } = site
    const answer = await app.inject({ method: 'DELETE', url: path, headers: { cookie }, payload })
    expect([400, 422]).toContain(answer.statusCode)
    expect(await counts(site, email)).toEqual(one)
  })
})

describe('the export', () => {
  const get = async ({ app, cookie }: Guests, address: string) =>
    app.inject({
      url: `${path}/export?${new URLSearchParams({ email: address })}`,
      headers: { cookie },
    })

  test('has everything that is held about the guest, and nothing of others', async () => {
    const site = await siteWithGuests(await open())
    const answer = await get(site, email)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/x-tar',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="guest-data-2025-06-01.tar"',
    })
    const parts = await unpacked(answer.rawPayload)
    const data = JSON.parse(parts.get('guest-data.json') ?? '') as Record<string, unknown[]>
    expect(data).toMatchObject({
      email: email.toLowerCase(),
      reviews: [
        { id: site.ana.review.id, guestEmail: email, improvementSuggestion: 'A second kettle' },
      ],
      inquiries: [{ id: site.ana.inquiry, phone: '512-555-0101', notes: '' }],
      entries: [{ id: site.ana.entry.id, status: 'approved', decisions: [{ to: 'approved' }] }],
    })
    expect(data['notifications']).toHaveLength(3)
    const [entry] = data['entries'] as { files: { file: string }[] }[]
    expect(parts.get(entry?.files[0]?.file ?? '')).toBe('a photo of ana.guest@guests.example')
    expect(parts.size).toBe(2)
    expect(answer.body).not.toMatch(/ben@|idempotency|storageName/i)
  })

  test('says which file has vanished', async () => {
    const site = await siteWithGuests(await open())
    await site.deps.storage.delete(site.ana.entry.key)
    const parts = await unpacked((await get(site, email)).rawPayload)
    expect([...parts.keys()]).toEqual(['guest-data.json'])
    expect(parts.get('guest-data.json')).toContain('"file": null')
  })

  test('is not there for an address about which nothing is held', async () => {
    const site = await siteWithGuests(await open())
    expect((await get(site, 'nobody@guests.example')).statusCode).toBe(404)
  })
})
