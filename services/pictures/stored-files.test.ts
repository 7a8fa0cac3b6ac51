import { expect, test } from 'vitest'
import { StorageError } from '#integrations/storage/index.ts'
import { newFile } from '#tests/fixtures/stored-submissions.ts'
import { uploadDeps } from '#tests/fixtures/uploads.ts'
import { removeFiles, uploadIdIn } from './stored-files.ts'

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

// Of sixteen hexadecimal digits, all may happen to be decimal.
test.each(['porch-1234567890123456', 'porch-0123456789abcdef'])(
  'every file of %s is known to be one of its files, so that none is swept away',
  (id) => {
    const endings = ['.webp', '-640.avif', '-og.jpg', '-icon-192.png', '.clean', '.on.a-og.jpg']
    expect(endings.map((ending) => uploadIdIn(id + ending))).toEqual(endings.map(() => id))
  },
)
