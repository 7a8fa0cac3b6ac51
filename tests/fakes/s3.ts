import { createRequire } from 'node:module'
import type { StorageLocation } from '#integrations/storage/index.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { addDes } from './s3-cipher.ts'
import { listEveryFolder, storeWholeObjects, type Store } from './s3-store.ts'

/** The part of the library we use; it ships no types. */
type S3rver = new (options: object) => {
  store: Store
  run(): Promise<{ port: number }>
  close(): Promise<void>
}

const bucket = 'entries'

addDes()

/** A real S3 server that stores everything in a folder. */
export interface FakeS3 {
  location: StorageLocation
  stop(): Promise<void>
}

export async function startS3(prefix = 'some/prefix'): Promise<FakeS3> {
  const folder = await newTemporaryFolder('cabins-s3-')
  const Fake = createRequire(import.meta.url)('s3rver') as S3rver
  const server = new Fake({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder.path,
    configureBuckets: [{ name: bucket }],
  })
  listEveryFolder(server.store)
  storeWholeObjects(server.store)
  const { port } = await server.run()
  return {
    location: {
      kind: 's3',
      bucket,
      prefix,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    async stop() {
      await server.close()
      await folder.remove()
    },
  }
}
