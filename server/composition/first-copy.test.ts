import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { litestreamPath } from '#integrations/litestream/executable.ts'
import { createStorage } from '#integrations/storage/index.ts'
import { freePort } from '#tests/fixtures/ports.ts'
import { keysIn } from '#tests/fixtures/storage.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { startSite } from '#tests/torture/site-process.ts'
import { firstCopyPatienceMs } from './work.ts'

// The server starts in earnest.
vi.setConfig({ testTimeout: 120_000 })

async function startWith(copies: string, data: string) {
  const site = startSite({
    PORT: String(await freePort()),
    DATA_DIR: data,
    BACKUP_URL: copies,
    ADMIN_PASSWORD: 'not one that anybody uses',
  })
  onTestFinished(() => site.kill())
  await site.listening
}

async function newPlaces() {
  const folder = await newTemporaryFolder('cabins-first-copy-')
  onTestFinished(() => folder.remove())
  return { copies: join(folder.path, 'copies'), data: join(folder.path, 'data') }
}

test.skipIf(litestreamPath() === null)(
  'a new or restored database is copied before any guest is served',
  async () => {
    const { copies, data } = await newPlaces()
    await startWith(copies, data)
    const copy = createStorage({ kind: 'folder', folder: copies })
    expect((await keysIn(copy, 'database/')).join('\n')).toContain('snapshot')
  },
)

test.skipIf(litestreamPath() === null)(
  'a place that takes no copies keeps no guest waiting',
  async () => {
    const { copies, data } = await newPlaces()
    await writeFile(copies, 'A file where a folder should be.')
    const startedAt = performance.now()
    await startWith(join(copies, 'below'), data)
    expect(performance.now() - startedAt).toBeLessThan(firstCopyPatienceMs)
  },
)
