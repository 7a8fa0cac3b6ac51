import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { litestreamPath } from '#integrations/litestream.ts'
import { startServer } from '#tests/fixtures/processes/server.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'

/** Running processes that copy the database of this folder. */
async function copying(folder: string): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const lines = await Promise.all(
    ids.map((id) => readFile(join('/proc', id, 'cmdline'), 'latin1').catch(() => '')),
  )
  return lines.filter((line) => line.includes('litestream') && line.includes(folder))
}

test.skipIf(litestreamPath() === null || process.platform !== 'linux')(
  'Litestream ends with a site that is killed: two at once would spoil the copies',
  async () => {
    const folder = await newTemporaryFolder('cabins-killed-copies-')
    onTestFinished(() => folder.remove())
    const settings = {
      DATA_DIR: join(folder.path, 'data'),
      BACKUP_URL: join(folder.path, 'copies'),
    }
    const server = await startServer(settings)
    await expect.poll(() => copying(folder.path)).toHaveLength(1)
    server.kill('SIGKILL')
    await server.ended
    await expect.poll(() => copying(folder.path)).toEqual([])
  },
)
