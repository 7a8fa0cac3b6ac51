import { mkdir, open as openFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Certificate } from '#integrations/certificate.ts'
import { fixedClock, systemClock } from '#integrations/clock.ts'
import { createStorage } from '#integrations/storage/index.ts'
import { closeDatabase, openDatabase, type DatabaseLocation } from '#store/database.ts'
import { insertNotifications } from '#store/outbox/outbox.ts'
import { originalKey } from '#services/submissions/stored-files.ts'
import { startSmtp } from '#tests/fakes/smtp.ts'
import { databaseLocator, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { enter, photo, siteWithContest } from '#tests/fixtures/submissions-site.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { checkClock } from './clock.ts'
import { checkDatabase, checkSchema, openExisting } from './database.ts'
import { examineSite } from './examination.ts'
import { exitStatus, report, type Finding } from '#services/doctor/finding.ts'
import { checkDisk, checkMemory } from './machine.ts'
import { checkMail } from '#services/doctor/mail.ts'
import { checkOutbox } from './outbox.ts'
import { checkCertificate, checkFeeds } from '#services/doctor/outside.ts'
import { checkStorage } from './storage.ts'
import { checkVersions } from './versions.ts'

vi.setConfig({ testTimeout: 90_000 })

const gigabyte = 1024 ** 3
const stateOf = (findings: readonly Finding[]) => findings.map(({ state }) => state)
const noMail = { mail: { kind: 'outbox' }, ownerEmail: null, businessEmail: null } as const

async function folder(): Promise<string> {
  const temporary = await newTemporaryFolder('cabins-doctor-')
  onTestFinished(() => temporary.remove())
  return temporary.path
}

async function opened(location: DatabaseLocation) {
  const db = await openDatabase(location)
  onTestFinished(() => closeDatabase(db))
  return db
}

describeOnEachDatabase('the doctor', (_open, kind) => {
  const locate = databaseLocator(kind)

  test('finds nothing wrong with a healthy database', async () => {
    const location = await locate({ isMigrated: true })
    const db = await opened(location)
    expect(stateOf(await checkDatabase(db, location))).toEqual(['fine'])
    expect(stateOf(await checkSchema(db))).toEqual(['fine'])
    expect(stateOf(await checkOutbox(db, systemClock))).toEqual(['fine'])
  })

  test('says that tables are of a newer version, or not yet migrated', async () => {
    const db = await opened(await locate({ isMigrated: true }))
    const newest = sql`select max(name) from kysely_migration`
    await sql`update kysely_migration set name = '9999-later' where name = (${newest})`.execute(db)
    await sql`update release_marks set oldest_schema = '9999-later'`.execute(db)
    const [newer] = await checkSchema(db)
    expect(newer).toMatchObject({ state: 'broken', what: 'of a newer version: 9999-later' })
    await sql`delete from kysely_migration where name = '9999-later'`.execute(db)
    expect(stateOf(await checkSchema(db))).toEqual(['warning'])
  })

  test('finds mail that was tried in vain or given up', async () => {
    const db = await opened(await locate({ isMigrated: true }))
    const createdAt = systemClock.now().subtract({ hours: 2 })
    const mail = { kind: 'review', source: 'r', recipient: 'owner', fields: [] } as const
    await insertNotifications(db, [
      { ...mail, subject: 'one', createdAt },
      { ...mail, subject: 'two', createdAt },
    ])
    await db.updateTable('outbox').set({ attempts: 4 }).execute()
    await db.updateTable('outbox').set({ status: 'failed' }).where('subject', '=', 'two').execute()
    expect(stateOf(await checkOutbox(db, systemClock))).toEqual(['broken', 'warning'])
  })

  test('finds entries without their files, and files without an entry', async () => {
    const db = await opened(await locate({ isMigrated: true }))
    const site = await siteWithContest(db)
    const { files } = await enter(site, { files: [await photo()] })
    const { storage: stored } = site.deps
    const complete = await checkStorage({ db, storage: stored, clock: systemClock })
    expect(stateOf(complete)).toEqual(['fine'])
    await stored.delete(originalKey(files[0]?.storageName ?? ''))
    const [missing] = await checkStorage({ db, storage: stored, clock: systemClock })
    expect(missing).toMatchObject({ state: 'broken', what: '1 files of entries are missing' })
    await db.deleteFrom('submissionFileJobs').execute()
    await db.deleteFrom('submissionFiles').execute()

    const root = await folder()
    const storage = createStorage({ kind: 'folder', folder: root })
    const look = () => checkStorage({ db, storage, clock: systemClock })
    expect(stateOf(await look())).toEqual(['fine'])
    const file = join(root, 'picture')
    await writeFile(file, 'bytes')
    await storage.put('entries/nobody-knows-me', file, 'image/jpeg')
    // It may belong to an entry that is being sent.
    expect(stateOf(await look())).toEqual(['fine'])
    const later = fixedClock(systemClock.now().add({ hours: 2 }).toString())
    const [stray] = await checkStorage({ db, storage, clock: later })
    expect(stray).toMatchObject({ state: 'warning', what: '1 stored files belong to no entry' })
  })
})

test('a database that is not there is broken, and is not made', async () => {
  const file = join(await folder(), 'cabins.sqlite')
  const { db, findings } = await openExisting({ file })
  expect({ db, states: stateOf(findings) }).toEqual({ db: null, states: ['broken'] })
  await expect(stat(file)).rejects.toThrow('ENOENT')
  const url = 'postgres://cabins:hunter2@127.0.0.1:1/cabins'
  const away = await openExisting({ url, file })
  expect(stateOf(away.findings)).toEqual(['broken'])
  expect(JSON.stringify(away.findings)).not.toContain('hunter2')
})

const locateFile = databaseLocator('SQLite')

// What lies in the middle of the file depends on its length.
test.each([46, 50])('damage in the middle of a file with %i mails is found', async (rows) => {
  const location = await locateFile({ isMigrated: true })
  const db = await openDatabase(location)
  const text = 'a long text '.repeat(500)
  const createdAt = systemClock.now()
  const mail = { kind: 'review', source: 'r', recipient: 'owner', subject: 's' } as const
  for (let row = 0; row < rows; row += 1) {
    await insertNotifications(db, [{ ...mail, fields: [['message', text]], createdAt }])
  }
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  await closeDatabase(db)
  const { size } = await stat(location.file)
  const handle = await openFile(location.file, 'r+')
  await handle.write(Buffer.alloc(40_960, 0xaa), 0, 40_960, Math.floor(size / 8192) * 4096)
  await handle.close()
  const damaged = await openExisting(location)
  const findings = damaged.db ? await checkDatabase(damaged.db, location) : damaged.findings
  if (damaged.db) await closeDatabase(damaged.db)
  expect(stateOf(findings)).toContain('broken')
})

test('a full or nearly full disk, and a folder that is not there', async () => {
  const path = await folder()
  const disk = (freeBytes: number) =>
    checkDisk(path, async () => ({ freeBytes, totalBytes: 40 * gigabyte }))
  expect(stateOf(await disk(20 * gigabyte))).toEqual(['fine'])
  expect(stateOf(await disk(2 * gigabyte))).toEqual(['warning'])
  expect(stateOf(await disk(0.1 * gigabyte))).toEqual(['broken'])
  expect(stateOf(await checkDisk(join(path, 'nowhere')))).toEqual(['broken'])
  expect(stateOf(checkMemory(0.1 * gigabyte))).toEqual(['warning'])
  expect(stateOf(checkMemory(gigabyte))).toEqual(['fine'])
})

test('a clock that is wrong by a day is broken, by seconds a warning', async () => {
  const server = createServer((_request, response) => void response.end())
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings = {
    calendar: { apiUrl: url, id: 'c', key: 'k' },
    uploads: { kind: 'folder', folder: '' },
    mail: { kind: 'outbox' },
  } as const
  const at = (hours: number, seconds = 0) => ({
    db: null,
    clock: fixedClock(systemClock.now().add({ hours, seconds }).toString()),
  })
  expect(stateOf(await checkClock(settings, at(0)))).toEqual(['fine'])
  expect(stateOf(await checkClock(settings, at(0, 30)))).toEqual(['warning'])
  expect(await checkClock(settings, at(-24))).toMatchObject([
    { state: 'broken', what: expect.stringMatching(/^86\d{3} seconds behind others$/) },
  ])
  const alone = { ...settings, calendar: null }
  expect(await checkClock(alone, at(24))).toMatchObject([{ what: 'nothing to compare it with' }])
})

test('a certificate that ends soon, is refused or cannot be read', async () => {
  const clock = fixedClock('2025-06-01T12:00:00Z')
  const settings = { publicUrl: 'https://cabins.example', secure: true } as const
  const until = (days: number) => ({
    state: 'valid' as const,
    until: clock.now().add({ hours: 24 * days }),
  })
  const check = async (read: Certificate) =>
    stateOf(await checkCertificate(settings, { clock, read: async () => read }))
  expect(await check(until(40))).toEqual(['fine'])
  expect(await check(until(9))).toEqual(['warning'])
  expect(await check({ state: 'invalid', reason: 'CERT_HAS_EXPIRED' })).toEqual(['broken'])
  expect(await check({ state: 'unknown' })).toEqual(['warning'])
  const plain = { publicUrl: 'http://localhost:3000', secure: false } as const
  expect(stateOf(await checkCertificate(plain, { clock }))).toEqual(['warning'])
})

test('mail: nothing set, a refusal, a server that is silent, and a message that arrives', async () => {
  const smtp = await startSmtp()
  onTestFinished(() => smtp.close())
  const settings = {
    mail: { kind: 'smtp', url: smtp.url, from: 'site@cabins.example' },
    ownerEmail: 'owner@cabins.example',
    businessEmail: 'business@cabins.example',
  } as const
  expect(stateOf(await checkMail(noMail, { send: false }))).toEqual(['warning'])
  expect(stateOf(await checkMail(settings, { send: false }))).toEqual(['fine'])
  expect(stateOf(await checkMail({ ...settings, ownerEmail: null }, { send: false }))).toEqual([
    'warning',
    'fine',
  ])
  const sent = await checkMail(settings, { send: true })
  expect(stateOf(sent)).toEqual(['fine'])
  expect(smtp.received.items.map(({ recipients }) => recipients)).toEqual([
    ['owner@cabins.example'],
  ])
  smtp.behave({ kind: 'refuse', at: 'greeting', code: 421 })
  expect(stateOf(await checkMail(settings, { send: false }))).toEqual(['broken'])
  smtp.behave({ kind: 'silent' })
  expect(await checkMail(settings, { send: false })).toMatchObject([
    { state: 'broken', what: 'The mail server did not answer in time.' },
  ])
})

test('a feed that cannot be read is named by its cabin, not by its address', async () => {
  const address = 'http://127.0.0.1:1/secret-of-the-partner.ics'
  const settings = {
    availabilityFeeds: { 'coyote-cabin': [{ address, transparentDays: 'taken' as const }] },
    calendar: null,
  }
  const findings = await checkFeeds(settings, { clock: systemClock, timeZone: 'America/Chicago' })
  expect(findings).toMatchObject([
    { state: 'warning', what: 'coyote-cabin, feed 1 cannot be read' },
  ])
  expect(JSON.stringify(findings)).not.toContain('secret')
})

test('an old Node and packages that are missing', async () => {
  expect(stateOf(await checkVersions({ node: 'v18.1.0', root: `${await folder()}/` }))).toEqual([
    'broken',
    'warning',
  ])
  expect(stateOf(await checkVersions())).toEqual(['fine'])
})

test('mistakes in the settings are all named, and the exit status is for scripts', async () => {
  const findings = await examineSite({ PORT: 'zero', LOG_LEVEL: 'loud' }, { mail: false })
  expect(findings.filter(({ check }) => check === 'settings')).toHaveLength(2)
  expect(exitStatus(findings)).toBe(2)
  expect(report(findings)).toContain('BROKEN   settings: PORT: must be a whole number')
  expect(exitStatus([{ check: 'x', state: 'warning', what: '', toDo: '' }])).toBe(1)
  expect(exitStatus([{ check: 'x', state: 'fine', what: '', toDo: null }])).toBe(0)
})

test('the whole examination of a stopped site, which it leaves as it was', async () => {
  const { file } = await locateFile({ isMigrated: true })
  const dataDir = dirname(file)
  await mkdir(join(dataDir, 'uploads'), { recursive: true })
  await rename(file, join(dataDir, 'cabins.sqlite'))
  const findings = await examineSite({ DATA_DIR: dataDir }, { mail: false })
  const states = Object.fromEntries(findings.map(({ check, state }) => [check, state]))
  expect(states).toMatchObject({
    settings: 'fine',
    database: 'fine',
    tables: 'fine',
    uploads: 'fine',
    outbox: 'fine',
    clock: 'fine',
    versions: 'fine',
  })
  expect(findings.find(({ check }) => check === 'database')?.what).toContain('not running')
  await rm(dataDir, { recursive: true })
})
