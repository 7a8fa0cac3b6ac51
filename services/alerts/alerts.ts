import { endAlert, listAlerts, noteAlert, takeTelling } from '#store/alerts/alerts.ts'
import { inTransaction } from '#store/database.ts'
import { isWaiting } from '#store/outbox/outbox-health.ts'
import { insertNotifications } from '#store/outbox/outbox.ts'
import { instantToText } from '#store/values.ts'
import { ownersToDo, type Finding, type OwnersCheck } from '../checks/check.ts'
import { ofRunningSite, type RunningDeps } from '../checks/list.ts'
import type { Dependencies } from '../dependencies.ts'
import type { PeriodicHandler } from '../jobs/handler.ts'
import type { Work } from '../work.ts'

type Deps = Pick<Dependencies, 'db' | 'clock' | 'outboxEvents' | 'origin'>
type Words = Pick<OwnersCheck<never>, 'id' | 'title' | 'toDo' | 'isOperators'>

/** At most one mail of a kind in this time. */
const toldEvery = { hours: 24 }
/** Several rounds: a trouble nobody has confirmed since is over. */
const shownFor = { hours: 1 }

interface Found {
  check: Words
  place: string
  findings: readonly Finding[]
}

/**
 * Records what a check found, and tells the owner unless they know. What only the person who runs
 * the server can judge neither begins nor ends anything.
 */
export async function noteFindings(deps: Deps, { check, place, findings }: Found): Promise<void> {
  const { db, clock } = deps
  const { id: kind } = check
  const now = clock.now()
  const detail = findings
    .filter(({ state, toDo }) => state !== 'fine' && toDo === undefined)
    .map(({ what }) => what)
    .join(' ')
  if (detail === '') {
    const isOver = findings.some(({ state }) => state === 'fine')
    return isOver ? endAlert(db, { kind, place, now }) : undefined
  }
  const forgottenBefore = now.subtract(shownFor)
  const isOurs = await noteAlert(db, { kind, place, detail, now, forgottenBefore })
  if (isOurs) await tell(deps, check, detail)
}

/** A mail still on its way says it all: when mail fails for a week, one mail arrives, not seven. */
async function tell(
  { db, clock, outboxEvents, origin }: Deps,
  check: Words,
  detail: string,
): Promise<void> {
  const now = clock.now()
  const { id: kind, title: subject } = check
  const source = `alert ${kind}`
  const fields = [
    ['_subject', subject],
    ['_captcha', 'false'],
    ['message', detail],
    ['what to do', ownersToDo(check)],
    ['dashboard', `${origin}/admin/dashboard`],
  ] as const
  const isTold = await inTransaction(db, async (transaction) => {
    if (await isWaiting(transaction, source)) return false
    const toldSince = now.subtract(toldEvery)
    if (!(await takeTelling(transaction, { kind, now, toldSince }))) return false
    await insertNotifications(transaction, [
      { kind: 'alert', recipient: 'owner', subject, fields, source, createdAt: now },
    ])
    return true
  })
  if (isTold) outboxEvents.emit('added')
}

/** What is wrong with the running of the site, without personal data. */
export interface Alert {
  /** The id of the check. */
  kind: string
  subject: string
  /** What is wrong, and what follows from it. */
  what: string
  toDo: string
  /** ISO 8601, UTC. */
  since: string
}

/** What is wrong now, for the dashboard. */
export async function currentAlerts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Alert[]> {
  const alerts = await listAlerts(db, clock.now().subtract(shownFor))
  return alerts.flatMap(({ kind, detail, since }) => {
    const check = ofRunningSite.find(({ id }) => id === kind)
    if (!check) return []
    const words = { subject: check.title, what: detail, toDo: ownersToDo(check) }
    return [{ kind, ...words, since: instantToText(since) }]
  })
}

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
