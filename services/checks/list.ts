import type { Check, OwnersCheck } from './check.ts'
import { clock, type ClockDeps } from './clock.ts'
import { mailService, type MailServiceDeps } from './mail-service.ts'
import { calendar, calendars, feeds, type ReadingDeps } from './of-calendars.ts'
import * as ofData from './of-data.ts'
import { damage, tables, versions, type LocatedDatabase } from './of-installation.ts'
import {
  certificate,
  disk,
  memory,
  type CertificateDeps,
  type DiskDeps,
  type MemoryDeps,
} from './of-machine.ts'
import type { Dependencies } from '../dependencies.ts'

/** What a running server knows. */
export type RunningDeps = Pick<
  Dependencies,
  'site' | 'db' | 'clock' | 'availability' | 'calendar' | 'storage' | 'incoming'
> &
  DiskDeps &
  CertificateDeps &
  ofData.OutboxDeps &
  ofData.BackupDeps &
  ClockDeps & {
    /** The last time this server was without its database; null if it never was. */
    lastOutage: () => ofData.Outage | null
    /** When this server began to look. */
    since: Temporal.Instant
  }

/** For the owner: by mail and on the dashboard, and as figures in `/metrics`. */
export const ofRunningSite: readonly OwnersCheck<RunningDeps>[] = [
  ofData.mail,
  feeds,
  ofData.backup,
  certificate,
  ofData.storage,
  calendar,
  ofData.database,
  ofData.publication,
  disk,
  clock,
]

type WithTables = LocatedDatabase & Pick<Dependencies, 'storage'> & ofData.OutboxDeps

/** For `npm run doctor`, of a database that could be opened. */
export const ofDatabase = { tables, damage }
/** For `npm run doctor`, if the tables are of this release. */
export const ofTables: readonly Check<WithTables>[] = [ofData.uploads, ofData.mail]
/** For `npm run doctor`, whatever the database. */
export const ofMachine: readonly Check<
  DiskDeps &
    CertificateDeps &
    MemoryDeps &
    MailServiceDeps &
    ReadingDeps &
    Omit<ClockDeps, 'db'> & { db: LocatedDatabase['db'] | null; root: string }
>[] = [disk, clock, certificate, mailService, calendars, memory, versions]
