import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { startS3 } from '#tests/fakes/s3.ts'
import { keysIn, storageScratch } from '#tests/fixtures/storage.ts'
import { startRelay } from '#tests/fixtures/tcp-relay.ts'
import { createStorage, StorageError, type StorageLocation } from './index.ts'
import { putPatienceMs, s3Storage } from './s3.ts'

const scratch = storageScratch()

const places: [string, () => Promise<StorageLocation>][] = [
  ['a folder', async () => ({ kind: 'folder', folder: join(scratch.path(), 'kept') })],
  ['an S3-compatible store', () => onS3('some/prefix')],
  ['an S3-compatible store without a prefix', () => onS3('')],
]

async function onS3(prefix: string): Promise<StorageLocation> {
  const s3 = await startS3(prefix)
  scratch.onEnd(() => s3.stop())
  return s3.location
}

describe.each(places)('%s', (_, locate) => {
  test('gives back what was put, all of it or a part', async () => {
    const storage = createStorage(await locate())
    await storage.put('entries/a', await scratch.fileOf('0123456789'), 'image/png')
    const whole = await storage.get('entries/a')
    expect(whole && (await text(whole))).toBe('0123456789')
    const part = await storage.get('entries/a', { first: 2, last: 4 })
    expect(part && (await text(part))).toBe('234')
  })

  test('keeps bytes as they are, five million of them', async () => {
    const storage = createStorage(await locate())
    const bytes = Buffer.from(Array.from({ length: 5_000_000 }, (_each, at) => (at * 7) % 256))
    await storage.put('entries/large', await scratch.fileOf(bytes), 'video/mp4')
    const found = await storage.get('entries/large')
    expect(found && (await buffer(found)).equals(bytes)).toBe(true)
  })

  test('has nothing under a key that was never put or was deleted, and deletes twice', async () => {
    const storage = createStorage(await locate())
    expect(await storage.get('entries/none')).toBeUndefined()
    await storage.put('entries/a', await scratch.fileOf('a'), 'image/png')
    await storage.delete('entries/a')
    await storage.delete('entries/a')
    expect(await storage.get('entries/a')).toBeUndefined()
  })

  test('lists what is kept under a prefix, and when it was put', async () => {
    const storage = createStorage(await locate())
    expect(await keysIn(storage, 'entries/')).toEqual([])
    const path = await scratch.fileOf('a')
    for (const key of ['entries/b', 'entries/b.card.avif', 'others/c'])
      await storage.put(key, path, 'image/png')
    expect(await keysIn(storage, 'entries/')).toEqual(['entries/b', 'entries/b.card.avif'])
    for await (const { modifiedAt } of storage.list('entries/')) {
      const age = Temporal.Now.instant().since(modifiedAt).total('seconds')
      expect(Math.abs(age)).toBeLessThan(60)
    }
  })

  test.each(['../a', 'a/../b', '/a', 'a//b', 'a\\b', 'A', '', '.', 'a/.b', 'a\u0000'])(
    'refuses %j as a key',
    async (key) => {
      const storage = createStorage(await locate())
      await expect(storage.put(key, await scratch.fileOf('a'), 'image/png')).rejects.toThrow(
        'not a key',
      )
      await expect(storage.get(key)).rejects.toThrow('not a key')
      await expect(storage.delete(key)).rejects.toThrow('not a key')
    },
  )
})

test('an S3-compatible store lists more than it answers at once', async () => {
  const storage = createStorage(await onS3('some/prefix'))
  const path = await scratch.fileOf('a')
  const keys = Array.from({ length: 1005 }, (_each, at) => `entries/${at}`)
  for (const key of keys) await storage.put(key, path, 'image/png')
  expect(await keysIn(storage, 'entries/')).toEqual(keys.toSorted())
})

test('a store that is down, has no such bucket or refuses our keys is reported as such', async () => {
  const s3 = await startS3()
  scratch.onEnd(() => s3.stop())
  const { location } = s3
  if (location.kind !== 's3') throw new Error('not S3')
  const stranger = createStorage({ ...location, bucket: 'another' })
  await expect(stranger.put('a', await scratch.fileOf('a'), 'image/png')).rejects.toThrow(
    /answered 4\d\d/,
  )
  await expect(keysIn(stranger, '')).rejects.toThrow(StorageError)
  // Everything would look deleted if the bucket is gone or misspelled.
  await expect(stranger.get('a')).rejects.toThrow('answered 404')
  await expect(stranger.delete('a')).rejects.toThrow('answered 404')
  const away = createStorage({ ...location, endpoint: 'http://127.0.0.1:9' })
  await expect(away.get('a')).rejects.toThrow('cannot be reached')
})

test('a store that hangs is given up, whatever it is asked, so that no guest waits for it', async () => {
  const s3 = await startS3()
  scratch.onEnd(() => s3.stop())
  if (s3.location.kind !== 's3') throw new Error('not S3')
  const relay = await startRelay(Number(new URL(s3.location.endpoint).port))
  scratch.onEnd(() => relay.close())
  const hanging = { ...s3.location, endpoint: `http://127.0.0.1:${relay.port}` }
  const storage = s3Storage(hanging, { patienceMs: 100 })
  relay.hang()
  const late = new StorageError('the upload store did not answer in time')
  const path = await scratch.fileOf('a')
  await expect(storage.put('entries/a', path, 'image/png')).rejects.toThrow(late)
  await expect(storage.get('entries/a')).rejects.toThrow(late)
  await expect(storage.delete('entries/a')).rejects.toThrow(late)
})

test('a large file may take longer: 15 seconds, and two for each megabyte', () => {
  expect(putPatienceMs(0)).toBe(15_000)
  expect(putPatienceMs(50_000_000)).toBe(115_000)
})
