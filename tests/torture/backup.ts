import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createStorage, type StorageLocation } from '#integrations/storage/index.ts'
import { closeDatabase, openDatabase } from '#store/database.ts'
import { migrate } from '#store/migrate.ts'
import { startFormMail } from '#tests/fakes/form-mail.ts'
import { storeContest } from '#tests/fixtures/contests.ts'
import { jpeg } from '#tests/fixtures/media/pictures.ts'
import { freePort } from '#tests/fixtures/ports.ts'
import { environmentWith } from '#tests/fixtures/processes/environment.ts'
import { keysIn } from '#tests/fixtures/storage.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { examineRestored, Receipts, type RestoredFindings } from './backup-findings.ts'
import { copyVariables } from './backup-places.ts'
import { Door } from './door.ts'
import { sendReviews } from './guests.ts'
import { Ledger } from './ledger.ts'
import { Lives } from './lives.ts'
import { startStore, type StoreKind } from './stores/stores.ts'
import type { TortureOptions } from './torture.ts'
import { newEntryLedger, sendEntries } from './uploads-guests.ts'

export interface BackupTortureOptions extends Pick<
  TortureOptions,
  'kills' | 'random' | 'signal' | 'progress'
> {
  /** Where the copies are. */
  copies: 'folder' | 's3'
  /** Of the bucket. */
  store?: StoreKind
}

const guests = 4
const shortestLifeMs = 200
const longestLifeMs = 5000
const entryPatienceMs = 30_000

/**
 * Guests send reviews and entries while the machine is lost again and again: the server is killed,
 * and its replicator with it, and the data folder is deleted. Each time `BACKUP_URL` is restored
 * and compared with what was promised.
 */
export async function tortureBackup(options: BackupTortureOptions): Promise<RestoredFindings> {
  const { kills, random, signal, progress, store } = options
  const [door, ledger, entryLedger] = [new Door(), new Ledger(), newEntryLedger()]
  const reviews = new Receipts()
  const entries = new Receipts()
  Object.assign(ledger, { acknowledged: reviews })
  entryLedger.acknowledged = entries
  await using leaving = new AsyncDisposableStack()
  const formMail = leaving.adopt(await startFormMail(), (each) => each.close())
  const scratch = leaving.adopt(await newTemporaryFolder('cabins-lost-'), (each) => each.remove())
  const s3 =
    options.copies === 's3' ? leaving.adopt(await startStore(store), (each) => each.stop()) : null
  const folder = join(scratch.path, 'data')
  const location = { url: undefined, file: join(folder, 'cabins.sqlite') }
  const contestId = await newDatabase(location.file)
  const variables = copyVariables(s3?.location ?? join(scratch.path, 'copies'))
  const [port, formMailUrl] = [await freePort(), formMail.url]
  const lives = leaving.use(new Lives({ location, folder, port, formMailUrl, door, variables }))

  let isClosed = false
  const hasClosed = () => isClosed
  const visits = Promise.all([
    ...Array.from({ length: guests }, () => sendReviews({ door, ledger, random, hasClosed })),
    sendEntries({
      door,
      ledger: entryLedger,
      contestId,
      files: [{ name: 'a.jpg', type: 'image/jpeg', content: await jpeg() }],
      random,
      hasClosed,
    }),
  ])
  const findings: RestoredFindings = { restored: 0, missing: 0, longestMs: 0, files: 0, faults: [] }
  for (let lost = 1; lost <= kills; lost += 1) {
    lives.start()
    await lives.letIn()
    if (lost === 1) await untilCopied(s3?.location ?? join(scratch.path, 'copies'))
    await untilAnEntryArrives(entries, signal)
    await setTimeout(shortestLifeMs + random() * longestLifeMs, undefined, { signal })
    const lostAt = performance.now()
    await lives.kill()
    // A reader of files that outlives its site for a moment may still be writing.
    await rm(folder, { recursive: true, maxRetries: 10 })
    await restoreAll(folder, variables)
    await examineRestored({ folder, reviews, entries, lostAt, findings })
    progress?.(lost)
  }
  lives.start()
  await lives.letIn()
  isClosed = true
  await visits
  await lives.stop()
  return {
    ...findings,
    faults: [...findings.faults, ...ledger.wrongAnswers, ...entryLedger.wrongAnswers],
  }
}

/** With a contest to enter; returns its id. */
async function newDatabase(file: string): Promise<number> {
  const db = await openDatabase({ file })
  await migrate(db)
  const endDate = Temporal.Now.instant().add({ hours: 24 })
  const { id } = await storeContest(db, { endDate })
  await closeDatabase(db)
  return id
}

/** The first copy of a new site takes its time. */
async function untilCopied(place: StorageLocation | string): Promise<void> {
  const location = typeof place === 'string' ? ({ kind: 'folder', folder: place } as const) : place
  const copy = createStorage(location)
  while ((await keysIn(copy, 'database/')).length === 0) await setTimeout(100)
}

/** On a busy machine a life may be over before its first entry is read; then it tells nothing about files. */
async function untilAnEntryArrives(entries: Receipts, signal?: AbortSignal): Promise<void> {
  const before = entries.size
  const deadline = performance.now() + entryPatienceMs
  while (entries.size === before && performance.now() < deadline) {
    await setTimeout(50, undefined, { signal })
  }
}

const command = fileURLToPath(new URL('../../bin/restore.ts', import.meta.url))

/** As the owner would, in the same place. */
async function restoreAll(
  folder: string,
  variables: Readonly<Record<string, string>>,
): Promise<void> {
  const { BACKUP_URL = '', ...others } = variables
  const env = environmentWith({ DATA_DIR: folder, ...others })
  const child = spawn(process.execPath, [command, '--from', BACKUP_URL], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  if (code !== 0) throw new Error(`the restore failed: ${errors}`)
}
