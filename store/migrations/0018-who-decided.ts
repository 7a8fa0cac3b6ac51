import type { Kysely } from 'kysely'

const columns = { reviews: ['decided_by', 'decided_at'], inquiries: ['changed_by', 'changed_at'] }

/** Who last decided on a review or changed an inquiry, shown to other administrators. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const [table, names] of Object.entries(columns)) {
    for (const name of names) {
      await database.schema.alterTable(table).addColumn(name, 'text').execute()
    }
  }
}
