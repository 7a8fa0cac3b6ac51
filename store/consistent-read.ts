import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { closeDatabase, openDatabase, type Database, type DatabaseLocation } from './database.ts'

const busyTimeoutMs = 5000
const allPages = 0x7fffffff

/**
 * Calls `read` with a snapshot of the database without blocking writers. `folder` receives a copy
 * of the embedded database and must be empty.
 */
export async function readConsistently<Result>(
  { url, file }: DatabaseLocation,
  folder: string,
  read: (database: Database) => Promise<Result>,
): Promise<Result> {
  if (url) return withDatabase({ url, file }, (database) => inSnapshot(database, read))
  const copy = join(folder, 'copy.sqlite')
  await copyOnline(file, copy)
  return withDatabase({ file: copy }, read)
}

async function withDatabase<Result>(
  location: DatabaseLocation,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(location)
  try {
    return await work(database)
  } finally {
    await closeDatabase(database)
  }
}

async function inSnapshot<Result>(
  database: Database,
  read: (database: Database) => Promise<Result>,
): Promise<Result> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(read)
}

async function copyOnline(from: string, to: string): Promise<void> {
  const source = new SQLite(from, { fileMustExist: true, timeout: busyTimeoutMs })
  try {
    // In one step: if another process writes between two steps, SQLite starts over.
    await source.backup(to, { progress: () => allPages })
  } finally {
    source.close()
  }
}
