import { hostname } from 'node:os'
import { readCertificate } from '#integrations/certificate.ts'
import { readDiskSpace } from '#integrations/disk.ts'
import { oldestCopy } from '#services/backup/last-copies.ts'
import type { Dependencies } from '#services/dependencies.ts'
import type { Environment } from '../environment.ts'
import type { workOf } from './work.ts'

export type Machine = Parameters<typeof workOf>[0]['machine']

/** What this machine knows of itself, and of the site's address. */
export function machineOf(
  { dataDir, publicUrl, secure }: Environment,
  dependencies: Dependencies,
): Machine {
  const isCopied = dependencies.backupCovers.length > 0
  return {
    diskSpace: () => readDiskSpace(dataDir),
    lastCopy: isCopied ? () => oldestCopy(dependencies) : null,
    certificate: secure ? (signal) => readCertificate(publicUrl, signal) : null,
    machineName: hostname(),
  }
}
