import { expect, test, vi } from 'vitest'
import { databaseGone } from './database-gone.ts'
import { mailHangs } from './mail-hangs.ts'
import { storageGone } from './storage-gone.ts'

// These tests start processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

// The others wait for mails or need root: npm run torture -- failures.
test.each([
  ['its database is gone', () => databaseGone('cut')],
  ['the storage of uploads is gone', () => storageGone('cut')],
  ['the mail server hangs', mailHangs],
])('while %s, guests are served and nothing is lost', async (_what, run) => {
  expect((await run()).faults).toEqual([])
})
