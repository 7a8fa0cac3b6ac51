import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { submissionFieldsSchema } from '#contracts/submissions.ts'
import { countSubmissions } from '#store/submissions/submissions.ts'
import { movableClock } from '#tests/fixtures/clock.ts'
import { storeContest } from '#tests/fixtures/contests.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { entryFields } from '#tests/fixtures/submission-form.ts'
import { jpeg } from '#tests/fixtures/media/pictures.ts'
import { keysIn } from '#tests/fixtures/storage.ts'
import { UnavailableError } from '../errors.ts'
import { createSubmission } from './create-submission.ts'

const open = databaseOpener()

test('a submission is rejected if the sweep may have deleted its files before it was stored', async () => {
  const db = await open()
  const clock = movableClock()
  const deps = { ...testDependencies(db), clock }
  const { id } = await storeContest(db)
  const folder = await deps.incoming.open()
  const path = join(folder, 'received-0')
  await writeFile(path, await jpeg())
  const { storage } = deps
  // Another of its files waits for a reader.
  const slow = async (...args: Parameters<typeof storage.put>) => {
    await storage.put(...args)
    clock.pass({ minutes: 31 })
  }
  const entry = {
    fields: submissionFieldsSchema.parse(entryFields({ contestId: String(id) })),
    files: [{ path, name: 'a.jpg' }],
    begunAt: clock.now(),
    idempotencyKey: null,
  }
  const late = createSubmission({ ...deps, storage: { ...storage, put: slow } }, entry)
  await expect(late).rejects.toThrow(UnavailableError)
  expect(await countSubmissions(db)).toMatchObject({ pending: 0 })
  expect(await keysIn(storage, 'entries/')).toEqual([])
  await deps.incoming.close(folder)
})
