import { sql, type Kysely } from 'kysely'

/**
 * What the owner changed in the documents as shipped: a draft for each document, changes that are
 * to be published at a time, and everything published so far.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('site_revisions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('changes', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('publish_at', 'text')
    .addColumn('published_at', 'text')
    .addColumn('preview_hash', 'text')
    .addColumn('preview_until', 'text')
    .execute()
  await database.schema
    .createIndex('site_revisions_by_document')
    .on('site_revisions')
    .columns(['document', 'published_at', 'id'])
    .execute()
  for (const [name, when] of Object.entries(waiting)) {
    await database.schema
      .createIndex(`site_revisions_${name}`)
      .on('site_revisions')
      .column('document')
      .unique()
      .where(sql<boolean>`published_at is null and publish_at is ${sql.raw(when)}`)
      .execute()
  }
}

/** A document has one draft and one planned publication at most. */
const waiting = { drafts: 'null', planned: 'not null' }
