import { expect, test } from 'vitest'
import { StorageError } from '#integrations/storage/index.ts'
import { newFile } from '#tests/fixtures/stored-submissions.ts'
import { uploadDeps } from '#tests/fixtures/uploads.ts'
import { removeFiles } from './stored-files.ts'

test('an unresponsive storage is not retried for each file', async () => {
  const asked = new Set<string>()
  const silent = async (key: string) => {
    asked.add(key.split(/[.-]/)[0] ?? '')
    throw new StorageError('away')
  }
  const storage = { ...uploadDeps().storage, delete: silent }
  await removeFiles(storage, [newFile({ id: 'a' }), newFile({ id: 'b' })])
  expect([...asked]).toEqual(['files/a'])
})
