import { createHash } from 'node:crypto'
import { truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { createStorage, type Storage, type StorageLocation } from '#integrations/storage/index.ts'
import { keysIn } from '#tests/fixtures/storage.ts'
import { startRelay } from '#tests/fixtures/tcp-relay.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { Observations } from '../failures/observations.ts'
import { startStore, type StoreKind } from './stores.ts'

type Bucket = Extract<StorageLocation, { kind: 's3' }>

interface Trying {
  found: Observations
  at: Bucket
  storage: Storage
  /** A file to put, always at the same path. */
  path: string
}

const video = 50_000_000
const several = 1205
const atOnce = 20

/** What the site expects of an S3-compatible store. */
export async function tortureStorage(kind: StoreKind): Promise<Observations> {
  const found = new Observations()
  await using leaving = new AsyncDisposableStack()
  const { location: at } = leaving.adopt(await startStore(kind), (each) => each.stop())
  if (at.kind !== 's3') throw new Error('not a bucket')
  const folder = leaving.adopt(await newTemporaryFolder('cabins-put-'), (each) => each.remove())
  const trying = { found, at, storage: createStorage(at), path: join(folder.path, 'file') }
  for (const step of kind === 'radosgw' ? [...steps, ...strictSteps] : steps) await step(trying)
  return found
}

const steps = [keepsBytes, cutOff, listsAll]
/** The fake takes any secret and does not compare hashes. */
const strictSteps = [damaged, refuses]

async function keepsBytes({ found, storage, path }: Trying): Promise<void> {
  for (const size of [0, 1, 5_000_001, video]) {
    const bytes = Buffer.alloc(size, 'a few words, again and again, ')
    await writeFile(path, bytes)
    await storage.put('entries/whole', path, 'video/mp4')
    const whole = await storage.get('entries/whole')
    found.check(whole !== undefined && (await buffer(whole)).equals(bytes), `${size} bytes differ`)
    if (size < 2) continue
    const range = { first: size - 1000, last: size - 2 }
    const part = await storage.get('entries/whole', range)
    const expected = bytes.subarray(range.first, range.last + 1)
    found.check(part !== undefined && (await buffer(part)).equals(expected), 'a range differs')
  }
  await storage.delete('entries/whole')
  await storage.delete('entries/whole')
  const none = await storage.get('entries/whole')
  found.check(none === undefined, 'what was deleted is still there')
  found.see('files up to 50 MB came back as they were, whole and in part')
}

/** The connection breaks in the middle of a file. */
async function cutOff({ found, at, storage, path }: Trying): Promise<void> {
  const relay = await startRelay(Number(new URL(at.endpoint).port))
  const through = createStorage({ ...at, endpoint: `http://127.0.0.1:${relay.port}` })
  await writeFile(path, '')
  await truncate(path, video)
  const putting = through.put('entries/cut', path, 'video/mp4').then(
    () => 'stored',
    () => 'refused',
  )
  await setTimeout(30)
  relay.cut()
  const [result, kept] = [await putting, await storage.get('entries/cut')]
  kept?.destroy()
  await storage.delete('entries/cut')
  const isRight = (kept !== undefined) === (result === 'stored')
  found.check(isRight, 'an upload that was cut off left something')
  found.see(`an upload that was cut off was ${result}`)
  await relay.close()
}

/** What arrives is not what was announced. */
async function damaged({ found, at, storage }: Trying): Promise<void> {
  const { accessKeyId, secretAccessKey, region, endpoint, bucket, prefix } = at
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const hash = createHash('sha256').update('as sent').digest('hex')
  const { status } = await client.fetch(`${endpoint}/${bucket}/${prefix}/entries/damaged`, {
    method: 'PUT',
    headers: { 'x-amz-content-sha256': hash },
    body: 'as read',
  })
  const kept = await storage.get('entries/damaged')
  found.check(status >= 400 && kept === undefined, `a damaged file was answered ${status}`)
  found.see(`a damaged file was answered ${status}`)
}

async function listsAll({ found, storage, path }: Trying): Promise<void> {
  await writeFile(path, 'a')
  const keys = Array.from({ length: several }, (_each, at) => `entries/${at}.card.avif`)
  const queue = keys.values()
  const lane = async () => {
    for (const key of queue) await storage.put(key, path, 'image/avif')
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  await storage.put('others/1.card.avif', path, 'image/avif')
  const listed = await keysIn(storage, 'entries/')
  found.check(listed.join() === keys.toSorted().join(), `${listed.length} of ${several} are listed`)
  for await (const { modifiedAt } of storage.list('others/')) {
    const age = Temporal.Now.instant().since(modifiedAt).total('seconds')
    found.check(Math.abs(age) < 60, `the store's time is ${age} s off`)
  }
  found.see(`${listed.length} of ${several} objects listed, page by page`)
}

async function refuses({ found, at, path }: Trying): Promise<void> {
  await writeFile(path, 'a')
  const others = [
    { bucket: 'another' },
    { secretAccessKey: 'not the secret' },
    { accessKeyId: 'NOBODY' },
  ]
  for (const other of others) {
    const storage = createStorage({ ...at, ...other })
    const asked = {
      put: () => storage.put('entries/a', path, 'image/png'),
      get: () => storage.get('entries/a'),
      delete: () => storage.delete('entries/a'),
      list: () => keysIn(storage, 'entries/'),
    }
    for (const [what, ask] of Object.entries(asked)) {
      const error: unknown = await ask().then(
        () => null,
        (reason: unknown) => reason,
      )
      const isRight = error instanceof Error && error.name === 'StorageError'
      found.check(isRight, `${what} with another ${Object.keys(other).join()} did not fail`)
    }
  }
  found.see('another bucket, key or secret is refused')
}
