import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

/** The part of the library's store that does unlike S3. */
export interface Store {
  listObjects(bucket: string, options: ListOptions): Promise<Listed>
  putObject(object: PutObject): Promise<{ size: number; md5: string }>
  putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>
  getResourcePath(bucket: string, key: string, resource: 'object'): string
}

interface PutObject {
  bucket: string
  key: string
  content: Buffer | Readable
  metadata: object
}

interface ListOptions {
  delimiter?: string
  prefix?: string
  maxKeys?: number
  [option: string]: unknown
}

interface Listed {
  objects: { key: string }[]
  commonPrefixes: string[]
  isTruncated: boolean
}

/** Asked for folders, the fake overlooks those that contain nothing but folders, unlike S3. */
export function listEveryFolder(store: Store): void {
  const listObjects = store.listObjects.bind(store)
  store.listObjects = async (bucket, { delimiter, ...options }) => {
    if (!delimiter) return listObjects(bucket, options)
    const { prefix = '' } = options
    const { objects } = await listObjects(bucket, { ...options, maxKeys: Infinity })
    const endOf = (key: string) => key.indexOf(delimiter, prefix.length)
    const folders = objects
      .filter(({ key }) => endOf(key) >= 0)
      .map(({ key }) => key.slice(0, endOf(key) + delimiter.length))
    return {
      objects: objects.filter(({ key }) => endOf(key) < 0),
      commonPrefixes: [...new Set(folders)].toSorted(),
      isTruncated: false,
    }
  }
}

/** An upload that was cut off leaves half an object in the fake, and none in S3. */
export function storeWholeObjects(store: Store): void {
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const whole = Buffer.isBuffer(content) ? content : await buffer(content)
    const path = store.getResourcePath(bucket, key, 'object')
    await mkdir(dirname(path), { recursive: true })
    await writeFile(`${path}.arriving`, whole)
    const md5 = createHash('md5').update(whole).digest('hex')
    await store.putMetadata(bucket, key, metadata, md5)
    await rename(`${path}.arriving`, path)
    return { size: whole.length, md5 }
  }
}
