import { readCopies, type CopyName, type CopyRecord } from '#store/backup/copies.ts'
import type { Dependencies } from '../dependencies.ts'

/** What `BACKUP_URL` copies: nothing without it, only uploads beside a PostgreSQL server. */
export type Covered = readonly Exclude<CopyName, 'drill'>[]

export type LastCopy = Omit<CopyRecord, 'name' | 'finding'> & { name: Covered[number] }

/** The last copy of each thing covered, also of those never copied yet; for any process. */
export async function lastCopies({
  db,
  backupCovers,
}: Pick<Dependencies, 'db' | 'backupCovers'>): Promise<LastCopy[]> {
  const records = await readCopies(db)
  return backupCovers.map((name) => {
    const record = records.find((each) => each.name === name)
    return { name, doneAt: record?.doneAt ?? null, failingSince: record?.failingSince ?? null }
  })
}

/** When what is covered was last copied as a whole; null if something never was. */
export async function oldestCopy(
  deps: Pick<Dependencies, 'db' | 'backupCovers'>,
): Promise<Temporal.Instant | null> {
  const copies = await lastCopies(deps)
  return copies.reduce<Temporal.Instant | null>((oldest, { doneAt }, index) => {
    if (index === 0 || !doneAt || !oldest) return index === 0 ? doneAt : null
    return Temporal.Instant.compare(doneAt, oldest) < 0 ? doneAt : oldest
  }, null)
}

export interface LastDrill {
  doneAt: Temporal.Instant | null
  failingSince: Temporal.Instant | null
  finding: string | null
}

/** The last restore drill; null before the first. */
export async function lastDrill({ db }: Pick<Dependencies, 'db'>): Promise<LastDrill | null> {
  return (await readCopies(db)).find(({ name }) => name === 'drill') ?? null
}
