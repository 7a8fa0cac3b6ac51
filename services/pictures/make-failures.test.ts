import { expect, test } from 'vitest'
import { MediaError, RefusedMediaError, type Media } from '#integrations/media/index.ts'
import { StorageError } from '#integrations/storage/index.ts'
import type { movableClock } from '#tests/fixtures/clock.ts'
import { testNow } from '#tests/fixtures/dependencies.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { makeNextVariants, never, photo, withFiles } from '#tests/fixtures/variants.ts'

describeOnEachDatabase('variants of a file that cannot be made now', (open) => {
  test.each([
    new StorageError('away'),
    new MediaError('the machine is too busy to read the file'),
    Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }),
  ])('wait as long as it takes if the file is not to blame (%s)', async (trouble) => {
    const { deps, clock, stored } = await withFiles(await open(), await photo())
    const { storage } = deps
    deps.storage = { ...storage, get: () => Promise.reject(trouble) }
    for (let tries = 0; tries < 12; tries += 1) {
      expect(await makeNextVariants(deps, never)).toBe('postponed')
      expect(await makeNextVariants(deps, never)).toBe('nothing')
      clock.pass({ minutes: 2 })
    }
    deps.storage = storage
    expect(await makeNextVariants(deps, never)).toBe('made')
    expect((await stored())[0]?.state).toBe('ready')
  })

  test('are given up after five tries for a missing file', async () => {
    const { deps, clock } = await withFiles(await open(), await photo())
    deps.storage = { ...deps.storage, get: async () => undefined }
    expect(await resultsOf(deps, clock)).toEqual(fiveTries)
  })

  test('are given up for an unreadable file, which is then shown as it is', async () => {
    const { deps, clock, stored } = await withFiles(await open(), await photo())
    deps.media = failing(deps.media, new RefusedMediaError('damaged'))
    expect(await makeNextVariants(deps, never)).toBe('given up')
    clock.pass({ hours: 24 })
    expect(await makeNextVariants(deps, never)).toBe('nothing')
    expect((await stored())[0]).toMatchObject({ state: 'failed', files: [] })
  })

  test('are tried five times when the reader crashes on the file', async () => {
    const { deps, clock } = await withFiles(await open(), await photo())
    deps.media = failing(deps.media, new RefusedMediaError('failed'))
    expect(await resultsOf(deps, clock)).toEqual(fiveTries)
  })

  test('that were given up and are queued again get all their tries', async () => {
    const { deps, clock } = await withFiles(await open(), await photo())
    const { media, db } = deps
    deps.media = failing(media, new RefusedMediaError('failed'))
    for (let tries = 0; tries < 5; tries += 1) {
      await makeNextVariants(deps, never)
      clock.pass({ hours: 6 })
    }
    await db.updateTable('jobs').set({ due: testNow, attempts: 0 }).execute()
    expect(await makeNextVariants(deps, never)).toBe('postponed')
    deps.media = media
    clock.pass({ hours: 6 })
    expect(await makeNextVariants(deps, never)).toBe('made')
  })

  test('are left unchanged by a worker that is stopped meanwhile', async () => {
    const { deps, stored } = await withFiles(await open(), await photo())
    const { media } = deps
    deps.media = failing(media, new RefusedMediaError('failed'))
    expect(await makeNextVariants(deps, AbortSignal.abort())).toBe('released')
    deps.media = media
    expect(await makeNextVariants(deps, never)).toBe('made')
    expect((await stored())[0]?.state).toBe('ready')
  })
})

const fiveTries = [...Array.from({ length: 4 }, () => 'postponed'), 'given up', 'nothing']

/** The results of six tries, each after the longest wait. */
async function resultsOf(
  deps: Parameters<typeof makeNextVariants>[0],
  clock: ReturnType<typeof movableClock>,
): Promise<string[]> {
  const results: string[] = []
  for (let tries = 0; tries < 6; tries += 1) {
    results.push(await makeNextVariants(deps, never))
    clock.pass({ hours: 6 })
  }
  return results
}

function failing(media: Media, error: Error): Media {
  return { ...media, encode: () => Promise.reject(error) }
}
