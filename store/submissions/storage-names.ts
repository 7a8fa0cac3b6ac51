import type { Database } from '../database.ts'
import type { StoredFile } from './submission-files.ts'

/** The storage names that belong to a known file. */
export async function knownStorageNames(
  database: Database,
  names: readonly string[],
): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const rows = await database
    .selectFrom('submissionFiles')
    .select('storageName')
    .where('storageName', 'in', names)
    .execute()
  return new Set(rows.map(({ storageName }) => storageName))
}

/** Up to `limit` files after this storage name, in order. */
export async function filesAfter(
  database: Database,
  storageName: string,
  limit: number,
): Promise<Pick<StoredFile, 'id' | 'submissionId' | 'storageName'>[]> {
  return database
    .selectFrom('submissionFiles')
    .select(['id', 'submissionId', 'storageName'])
    .where('storageName', '>', storageName)
    .orderBy('storageName')
    .limit(limit)
    .execute()
}
