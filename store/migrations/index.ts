import { readdirSync } from 'node:fs'
import type { Migration } from 'kysely/migration'

const files = readdirSync(import.meta.dirname).filter((name) => /^\d{4}-[a-z-]+\.ts$/.test(name))

const loaded = await Promise.all(
  files.toSorted().map(async (file): Promise<[string, Migration]> => {
    const migration = (await import(/* @vite-ignore */ `./${file}`)) as Migration
    return [file.replace('.ts', ''), migration]
  }),
)

/** Every file in this folder, sorted by name. A released migration never changes. */
export const migrations: Record<string, Migration> = Object.fromEntries(loaded)
