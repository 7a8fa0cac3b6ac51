import { alertWords } from '#content/alerts.ts'
import type { Alert, AlertKind } from '#contracts/alerts.ts'
import { endAlert, listAlerts, noteAlert, takeTelling } from '#store/alerts/alerts.ts'
import { inTransaction } from '#store/database.ts'
import { isWaiting } from '#store/outbox/outbox-health.ts'
import { insertNotifications } from '#store/outbox/outbox.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Notification } from '../notifications/to-owner.ts'
import type { Finding } from './checks.ts'

type Deps = Pick<Dependencies, 'db' | 'clock' | 'outboxEvents' | 'origin'>

/** At most one mail of a kind in this time. */
const toldEvery = { hours: 24 }
/** Several rounds: a trouble nobody has confirmed since is over. */
const shownFor = { hours: 1 }
/** Clocks of servers differ by less. */
const clockSlack = { hours: 1 }

interface Found {
  kind: AlertKind
  place: string
  finding: Finding
}

/** Records what a check found, and tells the owner unless they know. */
export async function noteFinding(deps: Deps, { kind, place, finding }: Found): Promise<void> {
  const { db, clock } = deps
  const now = clock.now()
  if (finding === undefined) return
  if (finding === null) return endAlert(db, { kind, place, now })
  const forgottenBefore = now.subtract(shownFor)
  const isOurs = await noteAlert(db, { kind, place, detail: finding, now, forgottenBefore })
  if (isOurs) await tell(deps, { kind, detail: finding })
}

/** A mail still on its way says it all: when mail fails for a week, one mail arrives, not seven. */
async function tell(
  { db, clock, outboxEvents, origin }: Deps,
  alert: { kind: AlertKind; detail: string },
): Promise<void> {
  const now = clock.now()
  const { kind } = alert
  const source = `alert ${kind}`
  const isTold = await inTransaction(db, async (transaction) => {
    if (await isWaiting(transaction, source)) return false
    const toldSince = now.subtract(toldEvery)
    const atLatest = now.add(clockSlack)
    if (!(await takeTelling(transaction, { kind, now, toldSince, atLatest }))) return false
    const notification = alertNotification(alert, origin)
    await insertNotifications(transaction, [{ ...notification, source, createdAt: now }])
    return true
  })
  if (isTold) outboxEvents.emit('added')
}

function alertNotification(
  alert: { kind: AlertKind; detail: string },
  origin: string,
): Notification {
  const { subject, what, toDo } = alertWords(alert)
  return {
    kind: 'alert',
    recipient: 'owner',
    subject,
    fields: [
      ['_subject', subject],
      ['_captcha', 'false'],
      ['message', what],
      ['what to do', toDo],
      ['dashboard', `${origin}/admin/dashboard`],
    ],
  }
}

/** What is wrong now, for the dashboard. */
export async function currentAlerts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Alert[]> {
  const alerts = await listAlerts(db, clock.now().subtract(shownFor))
  return alerts.map(({ kind, detail, since }) => ({
    kind,
    detail,
    since: since.toString({ smallestUnit: 'millisecond' }),
  }))
}
