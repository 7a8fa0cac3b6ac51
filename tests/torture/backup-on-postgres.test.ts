import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { closeDatabase } from '#store/database.ts'
import { databaseLocator } from '#tests/fixtures/databases.ts'
import { idleSiteOn } from '#tests/fixtures/idle-site.ts'
import { environmentWith } from '#tests/fixtures/processes/environment.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'

const commands = fileURLToPath(new URL('../../bin/', import.meta.url))
const locate = databaseLocator('PostgreSQL')

test('backup and restore know an idle site whose PostgreSQL server was restarted', async () => {
  const folder = await newTemporaryFolder('cabins-postgres-backup-')
  onTestFinished(() => folder.remove())
  const location = await locate({ isMigrated: true })
  const { site, cutOff } = await idleSiteOn(location)
  const run = async (command: string, ...args: string[]) => {
    const env = environmentWith({ DATA_DIR: folder.path, DATABASE_URL: location.url ?? '' })
    const child = spawn(process.execPath, [join(commands, command), ...args], { env })
    const said = Promise.all([text(child.stdout), text(child.stderr)])
    const [code] = await once(child, 'exit')
    return { code: Number(code), said: (await said).join('') }
  }
  const archive = join(folder.path, 'backup.tar.gz')

  await cutOff()
  const saved = await run('backup.ts', archive)
  expect(saved.said).toContain('Saved the database at DATABASE_URL')
  expect(saved.code).toBe(0)
  await cutOff()
  expect(await run('restore.ts', archive, '--replace')).toEqual({
    code: 1,
    said: 'The site is running on this database. Stop it, then restore.\n',
  })

  await closeDatabase(site)
  const refused = await run('backup.ts', join(folder.path, 'another.tar.gz'))
  expect(refused.said).toContain('No site is running on the database at DATABASE_URL')
  expect(refused.code).toBe(1)
}, 60_000)
