// spec: 2/admin-guest-data
import { expect, test } from 'vitest'
import { fixedClock } from '#integrations/clock.ts'
import { StorageError } from '#integrations/storage/index.ts'
import { sweepUploads } from '#services/pictures/sweep.ts'
import type { Database } from '#store/database.ts'
import { allRows } from '#tests/fixtures/backups.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { storedKeys } from '#tests/fixtures/submissions-site.ts'
import {
  anaEmail as email,
  benEmail as other,
  counts,
  forget,
  guestDataPath as path,
  none,
  one,
  send,
  siteWithGuests,
} from '#tests/fixtures/guest-data-site.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'

async function wordsIn(db: Database): Promise<string> {
  return JSON.stringify(await allRows(db))
}

describeOnEachDatabase('the data of a guest', (openEach) => {
  test('is counted whatever letters the address is written in', async () => {
    const site = await siteWithGuests(await openEach())
    for (const written of [email, email.toUpperCase(), ` ${email.toLowerCase()} `]) {
      expect(await counts(site, written)).toEqual(one)
    }
  })

  test('is found by the whole address only: no character in it is a wildcard', async () => {
    const site = await siteWithGuests(await openEach())
    await storeReview(site.deps.db, { guestEmail: 'a_b+c@guests.example' })
    expect((await counts(site, 'A_B+C@guests.example')).reviews).toBe(1)
    for (const another of [
      'ana_guest@guests.example',
      'ana.guest@guests.exampl',
      'xana.guest@guests.example',
      '__________@guests.example',
      'axb+c@guests.example',
      "ana'--@guests.example",
      '%@guests.example',
      '*@guests.example',
    ]) {
      expect(await counts(site, another)).toEqual(none)
    }
    for (const sign of ['%', 'ana.guest']) {
      const answer = await send(site, 'POST', `${path}/look-up`, { email: sign })
      expect(answer.statusCode).toBe(422)
    }
  })

  test('is deleted everywhere, and that of others stays', async () => {
    const site = await siteWithGuests(await openEach())
    const before = await wordsIn(site.deps.db)
    expect(before).toMatch(/zinnia/)
    const answer = await forget(site, email.toLowerCase())
    expect({ status: answer.statusCode, body: answer.json() }).toEqual({ status: 200, body: one })

    const after = await wordsIn(site.deps.db)
    expect(after).not.toMatch(/zinnia|ana\.guest/i)
    expect(after.match(/yarrow/g)).toEqual(before.match(/yarrow/g))
    expect(await counts(site, other)).toEqual(one)
    expect(await storedKeys(site)).toEqual([site.ben.entry.cardKey, site.ben.entry.key])
    expect((await forget(site, email)).json()).toEqual(none)
  })

  test('is deleted all or not at all', async () => {
    const site = await siteWithGuests(await openEach())
    const { db } = site.deps
    const before = await wordsIn(db)
    // Deleting from the last table fails.
    await db.schema.alterTable('outbox').renameTo('elsewhere').execute()
    expect((await forget(site, email)).statusCode).toBe(500)
    await db.schema.alterTable('elsewhere').renameTo('outbox').execute()
    expect(await wordsIn(db)).toBe(before)
    expect(await storedKeys(site)).toHaveLength(4)
  })

  test('cannot be fetched by anybody once the rows are gone, though the storage is away', async () => {
    const site = await siteWithGuests(await openEach())
    const { app, cookie, deps } = site
    const { id, fileId } = site.ana.entry
    const file = `/api/files/submissions/${id}/${fileId}`
    expect((await app.inject(file)).statusCode).toBe(200)

    const storage = { ...deps.storage }
    deps.storage.delete = async () => Promise.reject(new StorageError('away'))
    expect((await forget(site, email)).statusCode).toBe(200)
    for (const headers of [{}, { cookie }]) {
      for (const query of ['', '?variant=card', '?variant=original']) {
        expect((await app.inject({ url: file + query, headers })).statusCode).toBe(404)
      }
    }
    deps.storage.delete = async (key) => storage.delete(key)
    expect(await storedKeys(site)).toHaveLength(4)
    const later = Temporal.Now.instant().add({ minutes: 61 }).toString()
    await sweepUploads({ ...deps, clock: fixedClock(later) })
    expect(await storedKeys(site)).toEqual([site.ben.entry.cardKey, site.ben.entry.key])
  })
})
