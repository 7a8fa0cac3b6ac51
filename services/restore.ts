import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  ArchiveError,
  readArchive,
  verifyArchive,
  type Body,
  type Manifest,
} from '#integrations/archive/index.ts'
import type { Storage } from '#integrations/storage/index.ts'
import type { Database } from '#store/database.ts'
import {
  continueNumbers,
  hasNoRows,
  insertRows,
  knownSchema,
  portableTables,
  removeAllRows,
  type Row,
} from '#store/portable-tables.ts'
import { inTransaction } from '#store/transactions.ts'
import { rowsIn } from './backup-lines.ts'
import { entriesPrefix } from './submission-keys.ts'

export type RestoreParts = { db: Database; storage: Storage }
/** With `replace` everything that is there now goes. */
export type RestoreOptions = { replace: boolean }

const uploadsFolder = 'uploads/'
const batchRows = 500

/**
 * Puts a backup into a migrated database and a storage, either of which may be of another kind than
 * those it came from. The site must not run. Throws `ArchiveError` before anything is changed when
 * the archive is damaged or the target is not empty; a later failure leaves the rows as they were.
 */
export async function restore(
  { db, storage }: RestoreParts,
  file: string,
  { replace }: RestoreOptions,
): Promise<Manifest> {
  const manifest = await verifyArchive(file)
  assertSchema(manifest)
  if (!replace) await assertEmpty(db, storage)
  const put: string[] = []
  try {
    // Before the rows: a file that no row names is swept away, a row without its file is a loss.
    await restoreUploads(storage, file, manifest, put)
    await restoreRows(db, file, replace)
  } catch (error) {
    // What is replaced may have had the same files; the sweep tells them apart.
    if (!replace) await Promise.allSettled(put.map((key) => storage.delete(key)))
    throw error
  }
  return manifest
}

function assertSchema({ schema }: Manifest): void {
  if (schema === knownSchema()) return
  throw new ArchiveError(
    `The backup is of version ${schema}, this program of ${knownSchema()}. Restore it with the ` +
      'version of the site that made it, then update: the start brings the tables up.',
  )
}

async function assertEmpty(db: Database, storage: Storage): Promise<void> {
  const advice = 'Restore into an empty place, or say --replace to lose what is there.'
  if (!(await hasNoRows(db))) throw new ArchiveError(`The database is not empty. ${advice}`)
  for await (const _object of storage.list(entriesPrefix)) {
    throw new ArchiveError(`The uploads are not empty. ${advice}`)
  }
}

async function restoreUploads(
  storage: Storage,
  file: string,
  { parts }: Manifest,
  put: string[],
): Promise<void> {
  const types = new Map(parts.map(({ name, type }) => [name, type]))
  const folder = await mkdtemp(join(tmpdir(), 'restore-'))
  const path = join(folder, 'upload')
  try {
    await readArchive(file, async (name, body) => {
      if (!name.startsWith(uploadsFolder)) return
      const key = name.slice(uploadsFolder.length)
      await pipeline(body, createWriteStream(path, { mode: 0o600 }))
      put.push(key)
      await storage.put(key, path, types.get(name) ?? 'application/octet-stream')
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function restoreRows(db: Database, file: string, replace: boolean): Promise<void> {
  await inTransaction(db, async (transaction) => {
    if (replace) await removeAllRows(transaction)
    await readArchive(file, (name, body) => restoreTable(transaction, name, body))
    await continueNumbers(transaction)
  })
}

async function restoreTable(db: Database, name: string, body: Body): Promise<void> {
  const table = portableTables.find((each) => name === `tables/${each}.jsonl`)
  if (!table) return
  let batch: Row[] = []
  for await (const row of rowsIn(body)) {
    batch.push(row)
    if (batch.length < batchRows) continue
    await insertRows(db, table, batch)
    batch = []
  }
  await insertRows(db, table, batch)
}
