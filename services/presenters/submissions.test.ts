import { expect, test } from 'vitest'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { storeContest } from '#tests/fixtures/contests.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { newFile, storeSubmission } from '#tests/fixtures/stored-submissions.ts'
import { listPublicSubmissions, listSubmissionsForAdmin } from '../submissions/submissions.ts'

const open = databaseOpener()

test('guests’ own file names are the administrator’s to see, not the public’s', async () => {
  const deps = testDependencies(await open())
  const { id: contestId } = await storeContest(deps.db)
  const files = [
    newFile({ originalName: 'Ana Lopez passport.JPG' }),
    newFile({ originalName: 'secret.mp4', mimetype: 'video/mp4' }),
  ]
  await storeSubmission(deps.db, { contestId }, ['approved'], files)
  const shown = await listPublicSubmissions(deps, { limit: 20 })
  expect(shown.submissions[0]?.files.map(({ originalName }) => originalName)).toEqual([
    'photo-1.jpg',
    'video-2.mp4',
  ])
  const [own] = (await listSubmissionsForAdmin(deps, { limit: 20 })).submissions
  expect(own?.files.map(({ originalName }) => originalName)).toEqual([
    'Ana Lopez passport.JPG',
    'secret.mp4',
  ])
})
