import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createStorage, type Storage } from '#integrations/storage/index.ts'
import { closeDatabase, openDatabase } from '#store/database.ts'
import { openInstanceLock } from '#store/instance-lock.ts'
import { migrate } from '#store/migrate.ts'
import { hasNoRows } from '#store/portable-tables.ts'
import { allFiles, allRows, fillSite, storeEntryIn } from '#tests/fixtures/backups.ts'
import { environmentWith } from '#tests/fixtures/processes/environment.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'

// Runs the real commands and kills them in the middle, like a power cut.

const commands = fileURLToPath(new URL('../../bin/', import.meta.url))
/** Slow enough to be caught running on a busy machine; random bytes do not compress. */
const large = 16 * 1024 * 1024
const often = { interval: 5 }
let scratch = ''
let archive = ''

beforeEach(async () => {
  const folder = await newTemporaryFolder('cabins-killed-')
  scratch = folder.path
  archive = join(scratch, 'backup.tar.gz')
  return () => folder.remove()
})

/** A site with its data in this folder, which a command finds by `DATA_DIR`. */
async function siteIn(name: string) {
  const dataDir = join(scratch, name)
  const database = { file: join(dataDir, 'cabins.sqlite') }
  const db = await openDatabase(database)
  onTestFinished(() => closeDatabase(db))
  await migrate(db)
  const storage = createStorage({ kind: 'folder', folder: join(dataDir, 'uploads') })
  const clock = { now: () => Temporal.Now.instant() }
  return { dataDir, database, db, storage, clock, release: '1.2.3', scratch }
}

async function fullSite() {
  const site = await siteIn('site')
  await storeEntryIn(site, await fillSite(site), large)
  return site
}

function start(command: string, dataDir: string, ...args: string[]): ChildProcess {
  const env = environmentWith({ DATA_DIR: dataDir })
  const child = spawn(process.execPath, [join(commands, command), ...args], { env })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** Runs a command to the end; returns its output. */
async function run(...command: Parameters<typeof start>): Promise<string> {
  const child = start(...command)
  const [said, failed, [code]] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    once(child, 'exit'),
  ])
  expect({ code, failed }).toEqual({ code: 0, failed: '' })
  return said
}

/** Kills the command once the condition is met. */
async function killOnce(isSeen: () => Promise<boolean>, ...command: Parameters<typeof start>) {
  const child = start(...command)
  const ended = once(child, 'exit')
  await expect.poll(isSeen, often).toBe(true)
  child.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])
}

async function unfinishedArchive(): Promise<number> {
  const names = await readdir(scratch)
  const path = join(
    scratch,
    names.find((name) => name.startsWith('.backup')) ?? '',
    'archive.tar.gz',
  )
  return stat(path).then(
    ({ size }) => size,
    () => -1,
  )
}

const moments: [string, () => Promise<boolean>][] = [
  [
    'copies the database',
    async () => (await readdir(scratch)).some((n) => n.startsWith('.backup')),
  ],
  ['begins the archive', async () => (await unfinishedArchive()) >= 0],
  ['is half-way', async () => (await unfinishedArchive()) > large / 2],
]

test.each(moments)(
  'a backup killed as it %s leaves nothing under its name, and the next is whole',
  async (_, isSeen) => {
    const site = await fullSite()
    await killOnce(isSeen, 'backup.ts', site.dataDir, archive, '--stopped')
    expect(existsSync(archive)).toBe(false)

    await run('backup.ts', site.dataDir, archive, '--stopped')
    const other = await siteIn('other')
    await run('restore.ts', other.dataDir, archive)
    expect(await allRows(other.db)).toEqual(await allRows(site.db))
    expect(await allFiles(other.storage)).toEqual(await allFiles(site.storage))
  },
)

/** Without half-written files, which the site sweeps away. */
async function wholeFiles({ storage }: { storage: Storage }) {
  const files = await allFiles(storage)
  return new Map([...files].filter(([key]) => !key.includes('/unfinished-')))
}

/** The backup contains a complete file. */
async function hasFile(folder: string): Promise<boolean> {
  const names = await readdir(join(folder, 'uploads', 'files')).catch((): string[] => [])
  return names.some((name) => !name.startsWith('unfinished-'))
}

test('a restore killed half-way leaves no row, and the next one is whole', async () => {
  const site = await fullSite()
  await run('backup.ts', site.dataDir, archive, '--stopped')
  const folder = join(scratch, 'other')
  await killOnce(() => hasFile(folder), 'restore.ts', folder, archive)
  const other = await siteIn('other')
  expect(await hasNoRows(other.db)).toBe(true)

  await run('restore.ts', folder, archive)
  expect(await allRows(other.db)).toEqual(await allRows(site.db))
  expect(await wholeFiles(other)).toEqual(await allFiles(site.storage))
})

test('a restore that replaces, killed half-way, leaves what was there', async () => {
  const site = await fullSite()
  await run('backup.ts', site.dataDir, archive, '--stopped')
  const other = await siteIn('other')
  await fillSite(other)
  const [rows, files] = [await allRows(other.db), await allFiles(other.storage)]
  const isSeen = async () => (await allFiles(other.storage)).size > files.size
  await killOnce(isSeen, 'restore.ts', other.dataDir, archive, '--replace')
  expect(await allRows(other.db)).toEqual(rows)
  const left = await allFiles(other.storage)
  expect(new Map([...left].filter(([key]) => files.has(key)))).toEqual(files)

  await run('restore.ts', other.dataDir, archive, '--replace')
  expect(await allRows(other.db)).toEqual(await allRows(site.db))
})

test('a backup of a database that no site runs on is refused, unless the site is said to be stopped', async () => {
  const site = await fullSite()
  const child = start('backup.ts', site.dataDir, archive)
  const [said, [code]] = await Promise.all([
    child.stderr ? text(child.stderr) : '',
    once(child, 'exit'),
  ])
  expect(code).toBe(1)
  expect(said).toMatch(/^No site is running on .+cabins\.sqlite, .+--stopped\.\n$/)
  expect(existsSync(archive)).toBe(false)

  const running = openInstanceLock(site.database.file)
  onTestFinished(() => running.release())
  running.share()
  const saved = await run('backup.ts', site.dataDir, archive)
  expect(saved).toContain(site.database.file)
  expect(saved).toMatch(/reviews: 3 rows/)
})

test('a restore beside a running site is refused', async () => {
  const site = await fullSite()
  await run('backup.ts', site.dataDir, archive, '--stopped')
  const running = openInstanceLock(site.database.file)
  onTestFinished(() => running.release())
  running.share()
  const child = start('restore.ts', site.dataDir, archive, '--replace')
  const [said, [code]] = await Promise.all([
    child.stderr ? text(child.stderr) : '',
    once(child, 'exit'),
  ])
  expect({ code, said }).toEqual({
    code: 1,
    said: 'The site is running on this database. Stop it, then restore.\n',
  })
})
