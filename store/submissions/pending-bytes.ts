import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Bytes of the files of all entries that nobody has decided about, as they are kept. */
export async function pendingBytes(database: Database): Promise<number> {
  const { bytes } = await database
    .selectFrom('submissions')
    .innerJoin('submissionFiles', 'submissionFiles.submissionId', 'submissions.id')
    .select(sql<number>`coalesce(sum(submission_files.bytes), 0)`.as('bytes'))
    .where('submissions.status', '=', 'pending')
    .executeTakeFirstOrThrow()
  return bytes
}
