import SQLite from 'better-sqlite3'
import type { Database } from './database.ts'

/** By topic: a number that grows in the transaction of every change to what pages show of it. */
export type Versions = ReadonlyMap<string, number>

/** As of some moment after the call. */
export async function readVersions(db: Database): Promise<Versions> {
  const rows = await db.selectFrom('topicVersions').select(['topic', 'version']).execute()
  return new Map(rows.map(({ topic, version }) => [topic, version]))
}

/** Versions in the embedded file, as of now. `read` throws the driver's error. */
export interface FileVersions {
  /** The same map as long as nobody has written to the file. */
  read: () => Versions
  close: () => void
}

/**
 * Reads over a connection of its own, to which all writers are others, this process included:
 * SQLite keeps a number for that, which takes a microsecond to look at.
 */
export function openFileVersions(file: string): FileVersions {
  const connection = new SQLite(file, { readonly: true, timeout: 0 })
  const dataVersion = connection.prepare<[], number>('pragma data_version').pluck()
  const topicVersions = connection
    .prepare<[], [topic: string, version: number]>('select topic, version from topic_versions')
    .raw()
  let seen: { data: number | undefined; versions: Versions } | undefined
  return {
    read() {
      const data = dataVersion.get()
      if (seen?.data !== data) seen = undefined
      seen ??= { data, versions: new Map(topicVersions.all()) }
      return seen.versions
    },
    close: () => void connection.close(),
  }
}
