import type { DatabaseConnection, Dialect, Driver } from 'kysely'

/** `constraint` is often expected: a form sent twice, for one. */
export const errorKinds = ['connection', 'unwritable', 'busy', 'constraint', 'other'] as const
export type ErrorKind = (typeof errorKinds)[number]

/** Failed statements and connections since the start, by kind. */
export type ErrorCounts = Record<ErrorKind, number>

export const noErrors = (): ErrorCounts => ({
  connection: 0,
  unwritable: 0,
  busy: 0,
  constraint: 0,
  other: 0,
})

const codes: readonly (readonly [ErrorKind, RegExp])[] = [
  ['connection', /^(?:E[A-Z]+|08\w{3}|57P0\d)$/],
  ['unwritable', /^(?:SQLITE_(?:FULL|READONLY|IOERR)\w*|53100|25006)$/],
  ['busy', /^(?:SQLITE_BUSY\w*|SQLITE_LOCKED\w*|40001|40P01|55P03)$/],
  ['constraint', /^(?:SQLITE_CONSTRAINT\w*|23\w{3})$/],
]

/** By the driver's code; PostgreSQL's driver gives a lost connection none. */
export function errorKind(error: unknown): ErrorKind {
  if (!(error instanceof Error)) return 'other'
  const code = 'code' in error ? String(error.code) : ''
  const known = codes.find(([, pattern]) => pattern.test(code))
  if (known) return known[0]
  return /connection|timeout/i.test(error.message) ? 'connection' : 'other'
}

/** A dialect that counts the connections that could not be made: Kysely only reports statements. */
export function countingConnections(dialect: Dialect, counts: ErrorCounts): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver: () => counting(dialect.createDriver(), counts),
  }
}

function counting(driver: Driver, counts: ErrorCounts): Driver {
  const acquire = driver.acquireConnection.bind(driver)
  driver.acquireConnection = async (options): Promise<DatabaseConnection> => {
    try {
      return await acquire(options)
    } catch (error) {
      counts.connection += 1
      throw error
    }
  }
  return driver
}
