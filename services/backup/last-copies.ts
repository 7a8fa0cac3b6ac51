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

export interface LastDrill {
  doneAt: Temporal.Instant | null
  failingSince: Temporal.Instant | null
  finding: string | null
}

/** The last restore drill; null before the first. */
export async function lastDrill({ db }: Pick<Dependencies, 'db'>): Promise<LastDrill | null> {
  return (await readCopies(db)).find(({ name }) => name === 'drill') ?? null
}
