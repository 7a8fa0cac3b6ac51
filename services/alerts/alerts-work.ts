import type { Dependencies } from '../dependencies.ts'
import type { OwnersCheck } from '../checks/check.ts'
import { ofRunningSite, type RunningDeps } from '../checks/list.ts'
import { oneServerAtATime } from '../shared-job.ts'
import type { Work } from '../work.ts'
import { noteFindings } from './alerts.ts'

export type AlertsWorkDeps = RunningDeps &
  Pick<Dependencies, 'outboxEvents' | 'origin'> & {
    /** The name of this machine. */
    machineName: string
  }

const everyMs = 10 * 60_000

/** Looks every ten minutes for what the owner has to be told; returns the checks that failed. */
export function alertsWork(deps: AlertsWorkDeps): Work<string[]> {
  const job = { name: 'alerts', leaseMs: 2 * 60_000 } as const
  const [own, common] = [true, false].map((isOwn) =>
    ofRunningSite.filter(({ isPerServer = false }) => isPerServer === isOwn),
  )
  const shared = oneServerAtATime(deps, job, (stopping) =>
    look(deps, { checks: common ?? [], place: 'site', stopping }),
  )
  return {
    // By then every feed has been read or has failed once.
    firstAfter: 90_000,
    every: everyMs,
    async round(stopping) {
      const failed = (await shared(stopping)) ?? []
      const place = deps.machineName
      return [...failed, ...(await look(deps, { checks: own ?? [], place, stopping }))]
    },
  }
}

interface Looking {
  checks: readonly OwnersCheck<RunningDeps>[]
  place: string
  stopping: AbortSignal
}

/** A check that fails must not hide what the others find. */
async function look(deps: AlertsWorkDeps, { checks, place, stopping }: Looking): Promise<string[]> {
  const failed: string[] = []
  for (const check of checks) {
    if (stopping.aborted) break
    try {
      await noteFindings(deps, { check, place, findings: await check.ask(deps, stopping) })
    } catch {
      failed.push(check.id)
    }
  }
  return failed
}
