import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureLimits } from '#contracts/picture-limits.ts'
import { sweepUploads } from '#services/pictures/sweep.ts'
import { insertPrize, listPrizes } from '#store/contests/prizes.ts'
import { apiWith } from '#tests/fixtures/api.ts'
import { storeContest } from '#tests/fixtures/contests.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { jpeg, picture } from '#tests/fixtures/media/pictures.ts'
import { mp4 } from '#tests/fixtures/media/videos.ts'
import { keysIn } from '#tests/fixtures/storage.ts'
import { ownPictures } from '../../own-pictures.ts'
import { adminPicturesApi } from './pictures.ts'
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
    await api.register(adminPicturesApi(deps))
    api.get('/pictures/:name', { onRequest: ownPictures(deps) }, (_, reply) =>
      reply.code(404).send({ error: 'no picture' }),
    )
  })
  const add = (imageUrl: unknown) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/prizes',
      payload: { contestId, title: 'Card', description: 'Dinner', valueCents: 100, imageUrl },
    })
  const upload = async (payload: Buffer) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/admin/pictures?album=prizes&name=card.jpg',
      headers: { 'content-type': 'application/octet-stream', 'idempotency-key': randomUUID() },
      payload,
    })
    return { answer, imageUrl: `/pictures/${answer.json<{ id?: string }>().id}.webp` }
  }
  return { app, deps, contestId, asked, add, upload }
}

const ownAddress = /^\/pictures\/[a-z]+-[0-9a-f]{16}\.webp$/

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
  expect(shown).toMatchObject({ format: 'webp', width: 1200 })
  expect(shown.exif).toBeUndefined()
  expect(asked).toHaveLength(1)
})

test('an uploaded picture belongs to the prize that references it', async () => {
  const { deps, upload, add, asked } = await setUp()
  const { answer, imageUrl } = await upload(await jpeg())
  expect(answer.statusCode).toBe(201)
  expect(imageUrl).toMatch(ownAddress)
  expect((await add(imageUrl)).json()).toMatchObject({ imageUrl })
  expect(await listPrizes(deps.db)).toMatchObject([{ imageUrl }])
  expect(asked).toEqual([])
})

test.each([
  ['a file that is not a picture', Buffer.from('<html>owned</html>'), 422],
  ['a video', mp4, 422],
  ['a broken picture', Buffer.from('ffd8ffe000104a46494600', 'hex'), 422],
  ['nothing', Buffer.alloc(0), 422],
  ['another type', Buffer.from('GIF89a'), 422],
  ['more than 50 MB', Buffer.alloc(pictureLimits.bytes + 1), 422],
])('%s is rejected on upload', async (_, content, status) => {
  const { deps, upload } = await setUp()
  const { answer } = await upload(content)
  expect(answer.statusCode).toBe(status)
  expect(answer.json().error).toEqual(expect.any(String))
  expect(await keysIn(deps.storage, 'files/')).toEqual([])
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
  '/pictures/../../admin/logout',
  `/pictures/prize-${'0'.repeat(16)}.webp`,
  '/pictures/evening-01-0123abcd.webp',
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

test('a picture that no prize shows is removed after 90 days', async () => {
  const { app, deps, upload, contestId } = await setUp()
  const { imageUrl: first } = await upload(await jpeg())
  const { imageUrl: second } = await upload(await jpeg())
  const now = deps.clock.now()
  const prize = { contestId, title: 'Card', description: 'x', valueCents: 1, imageUrl: first }
  await insertPrize(deps.db, { ...prize, createdAt: now })
  const sweepAfter = (days: number) => {
    const at = now.add({ hours: 24 * days })
    return sweepUploads({ ...deps, clock: { ...deps.clock, now: () => at } })
  }
  expect(await sweepAfter(0)).toEqual({ stored: 0, vanished: 0 })
  expect(await sweepAfter(89)).toMatchObject({ stored: 0 })
  expect(await sweepAfter(91)).toMatchObject({ stored: 2 })
  expect((await app.inject(first)).statusCode).toBe(200)
  expect((await app.inject(second)).statusCode).toBe(404)
})
