import { readdirSync } from 'node:fs'
import type { Migration } from 'kysely/migration'

const files = readdirSync(new URL('migrations', import.meta.url)).filter((name) =>
  name.endsWith('.ts'),
)

/**
 * Every file of `migrations/`, sorted by name; the first creates the tables of 1.0.0. A released
 * migration never changes.
 */
export const migrations: Record<string, Migration> = Object.fromEntries(
  files.toSorted().map((file) => {
    const name = file.replace('.ts', '')
    return [name, { up: (database) => loadAndRun(name, database) }]
  }),
)

/** Each is loaded only to be run: most starts have nothing to migrate. */
async function loadAndRun(name: string, database: Parameters<Migration['up']>[0]): Promise<void> {
  const migration = (await import(`./migrations/${name}.ts`)) as Migration
  await migration.up(database)
}
