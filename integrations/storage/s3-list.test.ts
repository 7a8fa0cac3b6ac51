import { expect, test } from 'vitest'
import { listedObjects } from './s3-list.ts'

const page = (...keys: string[]) =>
  keys
    .map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00Z</LastModified></Contents>`,
    )
    .join('')

test('what a console or another program left in the bucket is not listed', async () => {
  const read = async () => page('site/entries/', 'site/entries/a', 'site/entries/.DS_Store')
  const keys: string[] = []
  for await (const { key } of listedObjects({ prefix: 'site/entries/', cut: 'site/'.length, read }))
    keys.push(key)
  expect(keys).toEqual(['entries/a'])
})
