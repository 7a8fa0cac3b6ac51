import { hostname } from 'node:os'
import { readCertificate } from '#integrations/certificate.ts'
import { readDiskSpace } from '#integrations/disk.ts'
import { oldestCopy } from '#services/backup/last-copies.ts'
import type { Outage } from '#services/alerts/checks.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { clockAheadMs } from '#services/doctor/clock-offset.ts'
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
  const { dataDir, publicUrl, secure, database } = environment
  const isCopied = dependencies.backupCovers.length > 0
  // The embedded database has the clock of this machine.
  const { clock, db } = dependencies
  const compared = { db: database.url ? db : null, services: clockServices(environment) }
  let lastOutage: Outage | null = null
  reachability.on('back', (ms) => (lastOutage = { endedAt: clock.now(), ms }))
  return {
    diskSpace: () => readDiskSpace(dataDir),
    lastCopy: isCopied ? () => oldestCopy(dependencies) : null,
    certificate: secure ? (signal) => readCertificate(publicUrl, signal) : null,
    clockAheadMs: () => clockAheadMs({ ...compared, clock }),
    lastOutage: () => lastOutage,
    machineName: hostname(),
  }
}
