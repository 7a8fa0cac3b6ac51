import type { AlertKind } from '#contracts/alerts.ts'
import type { Dependencies } from '../dependencies.ts'
import { oneServerAtATime } from '../shared-job.ts'
import type { Work } from '../work.ts'
import { noteFinding } from './alerts.ts'
import { ownChecks, sharedChecks, type AlertDeps, type Finding } from './checks.ts'

export type AlertsWorkDeps = AlertDeps &
  Pick<Dependencies, 'outboxEvents' | 'origin'> & {
    /** The name of this machine. */
    machineName: string
  }

const everyMs = 10 * 60_000

/** Looks every ten minutes for what the owner has to be told; returns the checks that failed. */
export function alertsWork(deps: AlertsWorkDeps): Work<AlertKind[]> {
  const job = { name: 'alerts', leaseMs: 2 * 60_000 } as const
  const checking = { ...deps, since: deps.clock.now() }
  const shared = oneServerAtATime(deps, job, (stopping) => lookAtShared(checking, stopping))
  return {
    // By then every feed has been read or has failed once.
    firstAfter: 90_000,
    every: everyMs,
    async round(stopping) {
      const failed = [...((await shared(stopping)) ?? [])]
      for (const [kind, check] of Object.entries(ownChecks)) {
        failed.push(...(await look(deps, kind as AlertKind, deps.machineName, () => check(deps))))
      }
      return failed
    },
  }
}

async function lookAtShared(
  deps: AlertsWorkDeps & { since: Temporal.Instant },
  stopping: AbortSignal,
): Promise<AlertKind[]> {
  const failed: AlertKind[] = []
  for (const [kind, check] of Object.entries(sharedChecks)) {
    if (stopping.aborted) break
    const outcome = await look(deps, kind as AlertKind, 'site', () => check(deps, stopping))
    failed.push(...outcome)
  }
  return failed
}

/** A check that fails must not hide what the others find. */
async function look(
  deps: AlertsWorkDeps,
  kind: AlertKind,
  place: string,
  check: () => Promise<Finding>,
): Promise<AlertKind[]> {
  try {
    await noteFinding(deps, { kind, place, finding: await check() })
    return []
  } catch {
    return [kind]
  }
}
