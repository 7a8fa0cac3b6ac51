import { join } from 'node:path'
import type { DatabaseLocation } from '#store/database.ts'
import { startPostgres } from '#tests/fixtures/postgres-server.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'

export const databaseKinds = ['sqlite', 'postgres'] as const
export type DatabaseKind = (typeof databaseKinds)[number]

export interface Place extends AsyncDisposable {
  location: DatabaseLocation
  /** For DATA_DIR. */
  folder: string
}

/** An empty database, as durable as in production, removed with its files afterwards. */
export async function newPlace(kind: DatabaseKind): Promise<Place> {
  const folder = await newTemporaryFolder('cabins-torture-')
  const postgres = kind === 'postgres' ? await startPostgres() : undefined
  return {
    folder: folder.path,
    location: {
      url: await postgres?.create('cabins'),
      file: join(folder.path, 'cabins.sqlite'),
    },
    async [Symbol.asyncDispose]() {
      await postgres?.stop()
      await folder.remove()
    },
  }
}
