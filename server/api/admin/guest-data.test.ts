import { expect, test } from 'vitest'
import { noteErasureWait } from '#store/erasure.ts'
import { apiWith } from '#tests/fixtures/api.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { erasureApi } from './guest-data.ts'

const open = databaseOpener()

test('the owner sees since when deleted text has been waiting, and when there is none', async () => {
  const deps = testDependencies(await open())
  const app = await apiWith(erasureApi(deps))
  const answer = async () => (await app.inject('/api/admin/erasure')).json()
  expect(await answer()).toEqual({ waitingSince: null })
  await noteErasureWait(deps.db, Temporal.Instant.from('2025-06-01T12:00:00Z'))
  await noteErasureWait(deps.db, Temporal.Instant.from('2025-06-09T12:00:00Z'))
  expect(await answer()).toEqual({ waitingSince: '2025-06-01T12:00:00.000Z' })
})
