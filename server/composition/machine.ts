import { hostname } from 'node:os'
import { readCertificate } from '#integrations/certificate.ts'
import { readDiskSpace } from '#integrations/disk.ts'
import { oldestCopy } from '#services/backup/last-copies.ts'
import { clockAheadMs } from '#services/checks/clock.ts'
import type { Outage } from '#services/checks/of-data.ts'
import type { Dependencies } from '#services/dependencies.ts'
import type { Database } from '#store/database.ts'
import type { Reachability } from '#store/reachability.ts'
import type { Environment } from '../environment.ts'
import { clockServices } from '../environment/services.ts'
import type { workOf } from './work.ts'

export type Machine = Parameters<typeof workOf>[0]['machine']

/** What this machine knows of itself, and of the site's address. */
export function machineOf(
  environment: Environment,
  dependencies: Dependencies,
  reachability: Reachability,
): Machine {
  const isCopied = dependencies.backupCovers.length > 0
  const { clock, db } = dependencies
  let lastOutage: Outage | null = null
  reachability.on('back', (ms) => (lastOutage = { endedAt: clock.now(), ms }))
  return {
    ...probesOf(environment, { db, clock }),
    lastCopy: isCopied ? () => oldestCopy(dependencies) : null,
    lastOutage: () => lastOutage,
    since: clock.now(),
    machineName: hostname(),
  }
}

/** What any process on this machine can ask. */
export function probesOf(
  environment: Environment,
  { db, clock }: Pick<Dependencies, 'clock'> & { db: Database | null },
) {
  const { dataDir, publicUrl, secure, database, mail } = environment
  // The embedded database has the clock of this machine.
  const compared = { db: database.url ? db : null, services: clockServices(environment), clock }
  return {
    dataDir,
    diskSpace: () => readDiskSpace(dataDir),
    certificate: secure ? (signal: AbortSignal) => readCertificate(publicUrl, signal) : null,
    clockAheadMs: () => clockAheadMs(compared),
    hasMail: mail.kind !== 'outbox',
  }
}
