import type { Clock } from '#integrations/clock.ts'
import { about, type Finding } from '#services/doctor/finding.ts'
import { countNotifications } from '#store/outbox/outbox.ts'
import { triedInVain } from '#store/outbox/outbox-health.ts'
import type { Database } from '#store/database.ts'

/** What waits in the outbox. */
export async function checkOutbox(db: Database, clock: Pick<Clock, 'now'>): Promise<Finding[]> {
  const outbox = about('outbox')
  const anHourAgo = clock.now().subtract({ hours: 1 })
  const waiting = await triedInVain(db, { writtenBefore: anHourAgo, deliveredSince: anHourAgo })
  const { failed, waiting: all } = await countNotifications(db)
  const findings: Finding[] = []
  if (waiting) {
    const toDo = 'Run this with --mail, and look under Notifications in the admin area.'
    findings.push(outbox.broken(`${waiting.count} mails were tried in vain for an hour`, toDo))
  }
  if (failed > 0) {
    const toDo = "Press 'Send again' beside them in the admin area."
    findings.push(outbox.warning(`${failed} mails were given up`, toDo))
  }
  return findings.length > 0 ? findings : [outbox.fine(`${all} waiting, none failed`)]
}
