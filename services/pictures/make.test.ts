import { expect, test } from 'vitest'
import { deleteSubmission } from '../submissions/submissions.ts'
import { claimJob } from '#store/jobs.ts'
import { readVersions } from '#store/versions.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { mp4 } from '#tests/fixtures/media/videos.ts'
import { keysIn } from '#tests/fixtures/storage.ts'
import { makeNextVariants, never, photo, withFiles } from '#tests/fixtures/variants.ts'

describeOnEachDatabase('variants of a file', (open) => {
  test('of a picture are made once, announced to the pages, and stored', async () => {
    const { deps, announced, stored } = await withFiles(await open(), await photo())
    expect(await makeNextVariants(deps, never)).toBe('made')
    expect(await makeNextVariants(deps, never)).toBe('nothing')
    expect(announced).toEqual(['submissions'])
    const [picture] = await stored()
    const names = picture?.files.map(({ name }) => name.replace(`${picture.id}-`, ''))
    expect(names).toEqual(['card.avif', 'card.webp', 'large.avif', 'large.webp'])
    expect(await keysIn(deps.storage, 'files/')).toHaveLength(1 + 4)
  })

  test('are not made of a video, which is ready at once', async () => {
    const { deps, stored } = await withFiles(await open(), [{ mimetype: 'video/mp4' }, mp4])
    expect(await makeNextVariants(deps, never)).toBe('nothing')
    expect(await stored()).toMatchObject([{ state: 'ready', files: [] }])
  })

  test.each([{ status: 'pending' }, { status: 'rejected' }, { consentToDisplay: 0 }] as const)(
    'of a private entry (%j) leave the cached pages of all servers alone',
    async (hidden) => {
      const { deps, announced, stored } = await withFiles(await open(), await photo())
      await deps.db.updateTable('submissions').set(hidden).execute()
      const before = await readVersions(deps.db)
      expect(await makeNextVariants(deps, never)).toBe('made')
      expect((await stored())[0]?.state).toBe('ready')
      expect(announced).toEqual([])
      expect(await readVersions(deps.db)).toEqual(before)
    },
  )

  test('of a public entry are noticed by other servers, and so is its removal', async () => {
    const { deps } = await withFiles(await open(), await photo())
    const version = async () => (await readVersions(deps.db)).get('submissions') ?? 0
    const before = await version()
    expect(await makeNextVariants(deps, never)).toBe('made')
    const ready = await version()
    expect(ready).toBeGreaterThan(before)
    const { id } = await deps.db.selectFrom('submissions').select('id').executeTakeFirstOrThrow()
    await deleteSubmission(deps, id)
    expect(await version()).toBeGreaterThan(ready)
  })

  test('are made by one worker at a time, and by another if the first has died', async () => {
    const { deps, clock } = await withFiles(await open(), await photo())
    const now = clock.now()
    const claims = await Promise.all(
      ['a', 'b', 'c'].map((worker) =>
        claimJob(deps.db, { worker, now, leases: new Map([['picture', 600_000]]) }),
      ),
    )
    expect(claims.filter(Boolean)).toHaveLength(1)
    expect(await makeNextVariants(deps, never)).toBe('nothing')
    clock.pass({ minutes: 11 })
    expect(await makeNextVariants(deps, never)).toBe('made')
  })
})
