import type { Dependencies } from '../dependencies.ts'
import { ofRunningSite, type RunningDeps } from '../checks/list.ts'
import type { PeriodicHandler } from '../jobs/handler.ts'
import type { Work } from '../work.ts'
import { noteFindings } from './alerts.ts'

export type AlertsWorkDeps = RunningDeps &
  Pick<Dependencies, 'outboxEvents' | 'origin'> & {
    /** The name of this machine. */
    machineName: string
  }

const everyMs = 10 * 60_000

/** By then every feed has been read or has failed once. */
const firstAfterMs = 90_000

/** Looks every ten minutes for what the owner has to be told of the site. */
export function alertsJob(deps: AlertsWorkDeps): PeriodicHandler {
  return {
    kinds: ['alerts'],
    leaseMs: 2 * 60_000,
    everyMs,
    firstAfterMs,
    async run({ stopping }) {
      const failed = await lookForAlerts(deps, 'site', stopping)
      return failed.length > 0 ? { failed } : null
    },
  }
}

/** The same of this server, by each server. */
export function serverAlertsWork(deps: AlertsWorkDeps): Work<string[]> {
  return {
    every: everyMs,
    firstAfter: firstAfterMs,
    round: (stopping) => lookForAlerts(deps, 'server', stopping),
  }
}

/** Returns the checks that failed; one must not hide what the others find. */
export async function lookForAlerts(
  deps: AlertsWorkDeps,
  at: 'site' | 'server',
  stopping: AbortSignal,
): Promise<string[]> {
  const place = at === 'site' ? 'site' : deps.machineName
  const failed: string[] = []
  for (const check of ofRunningSite) {
    if ((check.isPerServer ?? false) !== (at === 'server')) continue
    if (stopping.aborted) break
    try {
      await noteFindings(deps, { check, place, findings: await check.ask(deps, stopping) })
    } catch {
      failed.push(check.id)
    }
  }
  return failed
}
