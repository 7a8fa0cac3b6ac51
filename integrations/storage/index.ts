import { folderStorage } from './folder.ts'
import { s3Storage, type S3Location } from './s3.ts'
import type { Storage } from './storage.ts'

export { StorageError, type ByteRange, type Storage } from './storage.ts'

export type StorageLocation = { kind: 'folder'; folder: string } | ({ kind: 's3' } & S3Location)

export function createStorage(location: StorageLocation): Storage {
  return location.kind === 'folder' ? folderStorage(location.folder) : s3Storage(location)
}
