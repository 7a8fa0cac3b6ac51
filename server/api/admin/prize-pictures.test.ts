import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sweepUploads } from '#services/submissions/sweep.ts'
import { insertPrize, listPrizes } from '#store/contests/prizes.ts'
import { apiWith } from '#tests/fixtures/api.ts'
import { storeContest } from '#tests/fixtures/contests.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { jpeg, picture } from '#tests/fixtures/media/pictures.ts'
import { mp4 } from '#tests/fixtures/media/videos.ts'
import { keysIn } from '#tests/fixtures/storage.ts'
import { prizePicturesApi } from '../contests.ts'
import { adminPrizesApi } from './prizes.ts'

const open = databaseOpener()
const source = 'https://pictures.example/a.jpg'

/** The API with a fake web that serves one picture, and a record of requests. */
async function setUp(content?: Buffer) {
  const asked: string[] = []
  const own = testDependencies(await open())
  const fetchPicture = async (address: URL) => {
    asked.push(address.href)
    if (!content) throw new Error('answered 404')
    return new Uint8Array(content)
  }
  const deps = { ...own, fetchPicture }
  const { id: contestId } = await storeContest(deps.db)
  const app = await apiWith(async (api) => {
    await api.register(adminPrizesApi(deps))
    await api.register(prizePicturesApi(deps))
  })
  const add = (imageUrl: unknown) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/prizes',
      payload: { contestId, title: 'Card', description: 'Dinner', valueCents: 100, imageUrl },
    })
  const upload = (payload: Buffer, type = 'image/jpeg') =>
    app.inject({
      method: 'POST',
      url: '/api/admin/prizes/pictures',
      headers: { 'content-type': type },
      payload,
    })
  return { app, deps, contestId, asked, add, upload }
}

const ownAddress = /^\/api\/files\/prizes\/[0-9a-f]{32}\.webp$/

test('a picture given by its URL is fetched once and shown from this site', async () => {
  const large = picture(3000, 2000).withMetadata({ exif: { IFD0: { Make: 'owned' } } })
  const { app, asked, add } = await setUp(await large.jpeg().toBuffer())
  const added = await add(source)
  expect(added.statusCode).toBe(201)
  expect(added.json().imageUrl).toMatch(ownAddress)
  expect(asked).toEqual([source])

  const answer = await app.inject(added.json().imageUrl)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const shown = await sharp(answer.rawPayload).metadata()
  expect(shown).toMatchObject({ format: 'webp', width: 1600 })
  expect(shown.exif).toBeUndefined()
  expect(asked).toHaveLength(1)
})

test('an uploaded picture belongs to the prize that references it', async () => {
  const { deps, upload, add, asked } = await setUp()
  const uploaded = await upload(await jpeg())
  expect(uploaded.statusCode).toBe(201)
  const { imageUrl } = uploaded.json<{ imageUrl: string }>()
  expect(imageUrl).toMatch(ownAddress)
  expect((await add(imageUrl)).json()).toMatchObject({ imageUrl })
  expect(await listPrizes(deps.db)).toMatchObject([{ imageUrl }])
  expect(asked).toEqual([])
})

test.each([
  ['a file that is not a picture', Buffer.from('<html>owned</html>'), 'image/png', 422],
  ['a video', mp4, 'image/jpeg', 422],
  ['a broken picture', Buffer.from('ffd8ffe000104a46494600', 'hex'), 'image/jpeg', 422],
  ['nothing', Buffer.alloc(0), 'image/jpeg', 422],
  ['another type', Buffer.from('GIF89a'), 'image/gif', 415],
  ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1), 'image/jpeg', 413],
])('%s is rejected on upload', async (_, content, type, status) => {
  const { deps, upload } = await setUp()
  const answer = await upload(content, type)
  expect(answer.statusCode).toBe(status)
  expect(answer.json().error).toEqual(expect.any(String))
  expect(await keysIn(deps.storage, 'prizes/')).toEqual([])
})

test.each([
  'https://user:pw@pictures.example/a.jpg',
  'https://user@pictures.example/a.jpg',
  'https:evil.example/a.jpg',
  'https:/evil.example/a.jpg',
  String.raw`https:\\evil.example\a.jpg`,
  String.raw`https://pictures.example\a.jpg`,
  'http://pictures.example/a.jpg',
  '//pictures.example/a.jpg',
  'https://',
  'https:// pictures.example/a.jpg',
  'data:image/png;base64,AAAA',
  '/api/files/prizes/../../admin/logout',
  `/api/files/prizes/${'0'.repeat(32)}.webp`,
])('the URL %s is rejected, and nothing is fetched', async (imageUrl) => {
  const { deps, add, asked } = await setUp(await jpeg())
  const answer = await add(imageUrl)
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json().fields)).toEqual(['imageUrl'])
  expect(asked).toEqual([])
  expect(await listPrizes(deps.db)).toEqual([])
})

test.each([
  ['answers 404', undefined],
  ['is no picture', Buffer.from('<html>')],
])('a prize is not stored if its URL %s', async (_, content) => {
  const { deps, add } = await setUp(content)
  const answer = await add(source)
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json().fields)).toEqual(['imageUrl'])
  expect(await listPrizes(deps.db)).toEqual([])
})

test('an unreferenced picture is swept after an hour', async () => {
  const { app, deps, upload, contestId } = await setUp()
  const first = (await upload(await jpeg())).json<{ imageUrl: string }>().imageUrl
  const second = (await upload(await jpeg())).json<{ imageUrl: string }>().imageUrl
  const now = Temporal.Now.instant()
  const prize = { contestId, title: 'Card', description: 'x', valueCents: 1, imageUrl: first }
  await insertPrize(deps.db, { ...prize, createdAt: now })
  const sweepAt = (at: Temporal.Instant) =>
    sweepUploads({ ...deps, clock: { ...deps.clock, now: () => at } })
  expect(await sweepAt(now.add({ minutes: 59 }))).toMatchObject({ stored: 0 })
  expect(await sweepAt(now.add({ minutes: 62 }))).toMatchObject({ stored: 1 })
  expect((await app.inject(first)).statusCode).toBe(200)
  expect((await app.inject(second)).statusCode).toBe(404)
})
