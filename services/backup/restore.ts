import type { Manifest } from '#integrations/archive/manifest.ts'
import { readArchive, verifyArchive, type Body } from '#integrations/archive/read.ts'
import type { Storage } from '#integrations/storage/index.ts'
import type { Database } from '#store/database.ts'
import { inTransactionOnce } from '#store/transactions.ts'
import { continueNumbers, type LastNumber } from '#store/portable-numbers.ts'
import {
  insertRows,
  lockTables,
  presentTables,
  removeAllRows,
  type PortableTable,
  type Row,
} from '#store/portable-tables.ts'
import { rowsIn, numbersFile, tableIn } from './backup-files.ts'
import { assertKnown, bringUp, prepareTables } from './restore-tables.ts'
import { beginInEmpty, endMark, putUploads, takeBack } from './restore-uploads.ts'

export interface RestoreDeps {
  db: Database
  storage: Storage
}
/** `replace` deletes all existing data. */
export interface RestoreOptions {
  replace: boolean
}
export type Restored = Pick<Manifest, 'createdAt'> & {
  /** Whether an earlier restore into this site was interrupted. */
  isRepeated: boolean
}

const batchRows = 500

/**
 * Restores a backup of this or an older version into a database and a storage, of the same kinds or
 * others. Creates the tables. The site must not be running. Throws `ArchiveError` before changing
 * anything if the archive is damaged or newer than this program, or the site is not empty; a later
 * failure rolls the rows back. Of two restores at once, the second waits (on SQLite up to five
 * seconds, then it throws the driver's error) and finds the site not empty.
 */
export async function restore(
  { db, storage }: RestoreDeps,
  file: string,
  { replace }: RestoreOptions,
): Promise<Restored> {
  const manifest = await verifyArchive(file)
  assertKnown(manifest)
  await prepareTables(db, manifest, replace)
  let isRepeated = false
  await inTransactionOnce(db, async (transaction) => {
    await lockTables(transaction)
    if (replace) await removeAllRows(transaction)
    else isRepeated = await beginInEmpty({ db: transaction, storage })
    const keys: string[] = []
    try {
      // Before the rows: an unreferenced file gets swept, but a row without its file is a loss.
      await putUploads(storage, file, manifest, keys)
      await restoreRows(transaction, file)
    } catch (error) {
      // With `replace`, existing files may have the same keys. Still under the lock: afterwards the
      // mark and the files may belong to another restore.
      if (!replace && !isRepeated) await takeBack(storage, keys)
      throw error
    }
  })
  await endMark(storage)
  await bringUp(db, manifest)
  return { createdAt: manifest.createdAt, isRepeated }
}

async function restoreRows(db: Database, file: string): Promise<void> {
  let numbers: LastNumber[] = []
  await readArchive(file, async (name, body) => {
    const table = tableIn(name)
    if (table) await restoreTable(db, table, body)
    if (name === numbersFile) numbers = await Array.fromAsync(rowsIn<LastNumber>(body))
  })
  await continueNumbers(db, numbers, await presentTables(db))
}

async function restoreTable(db: Database, table: PortableTable, body: Body): Promise<void> {
  let batch: Row[] = []
  for await (const row of rowsIn(body)) {
    batch.push(row)
    if (batch.length < batchRows) continue
    await insertRows(db, table, batch)
    batch = []
  }
  await insertRows(db, table, batch)
}
