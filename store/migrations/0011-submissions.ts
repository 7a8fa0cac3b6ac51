import { sql, type Kysely } from 'kysely'
import { isSqlite } from '../database.ts'

/**
 * Repeated verbatim in the query, because otherwise the databases do not use a partial index.
 * `coalesce` keeps them from choosing the status index, which would need a sort.
 */
const isShown = sql`coalesce(status, '') in ('approved', 'winner') and consent_to_display = 1`
const statuses = sql`('pending', 'approved', 'rejected', 'winner')`

/**
 * Contest entries, their files, the history of decisions, and variants still to be made. Deleting
 * an entry deletes the rest.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createSubmissions(database)
  await createFiles(database)
  await createFileJobs(database)
  await createDecisions(database)
  await sql`insert into topic_versions (topic, version) values ('submissions', 1)`.execute(database)
  if (isSqlite(database)) await watchInSqlite(database)
  else await watchInPostgres(database)
}

async function createSubmissions(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('submissions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('contest_id', 'integer', (column) => column.notNull().references('contests.id'))
    .addColumn('guest_name', 'text', (column) => column.notNull())
    .addColumn('guest_email', 'text', (column) => column.notNull())
    .addColumn('cabin_stayed', 'text', (column) => column.notNull())
    .addColumn('stay_dates', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('consent_to_terms', 'integer', (column) => column.notNull())
    .addColumn('consent_to_display', 'integer', (column) => column.notNull())
    .addColumn('terms_version', 'text', (column) => column.notNull())
    .addColumn('consented_at', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('is_suspect', 'integer', (column) => column.notNull())
    .addColumn('submitted_at', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.unique())
    .addCheckConstraint('submissions_status', sql`status in ${statuses}`)
    .addCheckConstraint('submissions_terms', sql`consent_to_terms = 1`)
    .addCheckConstraint('submissions_display', sql`consent_to_display in (0, 1)`)
    .addCheckConstraint('submissions_suspect', sql`is_suspect in (0, 1)`)
    .execute()

  const indexes = {
    submissions_by_time: ['submitted_at', 'id'],
    submissions_by_status: ['status', 'submitted_at', 'id'],
    submissions_by_contest: ['contest_id', 'submitted_at', 'id'],
  }
  for (const [name, columns] of Object.entries(indexes)) {
    await database.schema.createIndex(name).on('submissions').columns(columns).execute()
  }
  await sql`create index submissions_shown on submissions (submitted_at, id)
    where ${isShown}`.execute(database)
  await sql`create index submissions_shown_of_contest on submissions (contest_id, submitted_at, id)
    where ${isShown}`.execute(database)
}

async function createFiles(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('submission_files')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) =>
      column.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('storage_name', 'text', (column) => column.notNull().unique())
    .addColumn('mimetype', 'text', (column) => column.notNull())
    .addColumn('original_name', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('is_ready', 'integer', (column) => column.notNull())
    .addColumn('variants', 'text', (column) => column.notNull())
    .addUniqueConstraint('submission_files_place', ['submission_id', 'position'])
    .addCheckConstraint('submission_files_bytes', sql`bytes > 0`)
    .execute()
}

async function createFileJobs(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('submission_file_jobs')
    .addColumn('file_id', 'text', (column) =>
      column.primaryKey().references('submission_files.id').onDelete('cascade'),
    )
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('claimed_by', 'text')
    .addColumn('claimed_until', 'text')
    .addColumn('last_error', 'text')
    .addCheckConstraint('submission_file_jobs_status', sql`status in ('waiting', 'failed')`)
    .addCheckConstraint(
      'submission_file_jobs_whole_claim',
      sql`(claimed_by is null) = (claimed_until is null)`,
    )
    .execute()
  await database.schema
    .createIndex('submission_file_jobs_due')
    .on('submission_file_jobs')
    .columns(['next_attempt_at', 'file_id'])
    .where(sql.ref('status'), '=', sql.lit('waiting'))
    .execute()
}

async function createDecisions(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('submission_decisions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) =>
      column.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('from_status', 'text', (column) => column.notNull())
    .addColumn('to_status', 'text', (column) => column.notNull())
    .addColumn('decided_by', 'text', (column) => column.notNull())
    .addColumn('decided_at', 'text', (column) => column.notNull())
    .execute()
  await database.schema
    .createIndex('submission_decisions_of_submission')
    .on('submission_decisions')
    .columns(['submission_id', 'id'])
    .execute()
}

const bump = sql`update topic_versions set version = version + 1 where topic = 'submissions'`
const shownAs = (row: string) =>
  `(${row}.status in ('approved', 'winner') and ${row}.consent_to_display = 1)`

/**
 * Files change once, when their variants are ready. That counts even for a private entry, which
 * saves a lookup.
 */
const watched = [
  { table: 'submissions', event: 'insert', when: shownAs('new') },
  { table: 'submissions', event: 'update', when: `${shownAs('old')} or ${shownAs('new')}` },
  { table: 'submissions', event: 'delete', when: shownAs('old') },
  { table: 'submission_files', event: 'update', when: '1 = 1' },
  { table: 'submission_files', event: 'delete', when: '1 = 1' },
]

async function watchInSqlite(database: Kysely<unknown>): Promise<void> {
  for (const { table, event, when } of watched) {
    await sql`
      create trigger ${sql.ref(`${table}_shown_on_${event}`)} after ${sql.raw(event)}
      on ${sql.ref(table)} when ${sql.raw(when)} begin ${bump}; end
    `.execute(database)
  }
}

async function watchInPostgres(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function notice_shown_submissions() returns trigger language plpgsql as $$
    begin ${bump}; return null; end
    $$
  `.execute(database)
  for (const { table, event, when } of watched) {
    await sql`
      create trigger ${sql.ref(`${table}_shown_on_${event}`)} after ${sql.raw(event)}
      on ${sql.ref(table)} for each row when (${sql.raw(when)})
      execute function notice_shown_submissions()
    `.execute(database)
  }
}
