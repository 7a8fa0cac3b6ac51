import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { StorageError } from '#integrations/storage/index.ts'
import { databaseOpener, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { anaEmail as email, exported, siteWithGuests } from '#tests/fixtures/guest-data-site.ts'
import { unpacked, writtenThings } from '#tests/fixtures/guest-data.ts'

const open = databaseOpener()

describeOnEachDatabase('the copy for a guest', (openEach) => {
  test('has everything that the guest has written, and nothing of others', async () => {
    const site = await siteWithGuests(await openEach())
    const answer = await exported(site, email)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/x-tar',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename=guest-data-2025-06-01.tar',
    })
    const files = await unpacked(answer.rawPayload)
    const text = files.get('guest-data.json') ?? ''
    const missing = writtenThings.filter((thing) => !text.includes(`zinnia ${thing}`))
    expect(missing).toEqual([])
    expect(answer.body).not.toMatch(/yarrow|ben@|storageName|idempotency| key"/i)

    const data = JSON.parse(text) as Record<string, unknown[]>
    expect(data).toMatchObject({
      email: email.toLowerCase(),
      reviews: [{ id: site.ana.review.id, guestEmail: email, isVerified: 0 }],
      inquiries: [{ id: site.ana.inquiry, email }],
      entries: [
        {
          id: site.ana.entry.id,
          contest: 'Porches in June',
          consentToDisplay: 1,
          termsVersion: '2025-05-01',
          decisions: [{ fromStatus: 'pending', toStatus: 'approved' }],
        },
      ],
    })
    expect(data['notifications']).toHaveLength(3)
    const [entry] = data['entries'] as { files: { file: string }[] }[]
    expect(files.get(entry?.files[0]?.file ?? '')).toBe('a photo of ana.guest@guests.example')
    expect(files.size).toBe(2)
  })
})

test('a copy says which file has vanished', async () => {
  const site = await siteWithGuests(await open())
  await site.deps.storage.delete(site.ana.entry.key)
  const files = await unpacked((await exported(site, email)).rawPayload)
  expect([...files.keys()]).toEqual(['guest-data.json'])
  expect(files.get('guest-data.json')).toContain('"file": null')
})

test('a copy is refused or breaks off, and never looks whole, when the storage goes away', async () => {
  const site = await siteWithGuests(await open())
  const { storage } = site.deps
  storage.get = async () => Promise.reject(new StorageError('away'))
  const refused = await exported(site, email)
  expect(refused.statusCode).toBe(503)
  expect(refused.headers).toMatchObject({ 'retry-after': '60', 'content-type': /json/ })
  expect(refused.json().error).toMatch(/cannot be reached just now/)
  storage.get = async () =>
    Readable.from(
      (function* () {
        yield Buffer.from('a photo')
        throw new StorageError('away')
      })(),
    )
  await expect(exported(site, email)).rejects.toThrow()
})

test('there is no copy for an address about which nothing is held', async () => {
  const site = await siteWithGuests(await open())
  expect((await exported(site, 'nobody@guests.example')).statusCode).toBe(404)
})
