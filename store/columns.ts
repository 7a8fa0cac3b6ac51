import type { ColumnType } from 'kysely'

// What the columns hold, the same in both databases: flags as 0 or 1, instants as fixed-width
// UTC text and days as YYYY-MM-DD text, so that both sort as they should. Names are camelCase
// here and snake_case in the database (CamelCasePlugin).

export type Flag = 0 | 1

/** Written once, at insertion. */
export type Fixed<Type> = ColumnType<Type, Type, never>
