import { errorCountsOf } from '#store/database.ts'
import type { Dependencies } from '../dependencies.ts'

/** Failures of the database since the start, by kind. */
export function countErrors({ db }: Pick<Dependencies, 'db'>): Readonly<Record<string, number>> {
  return errorCountsOf(db)
}
