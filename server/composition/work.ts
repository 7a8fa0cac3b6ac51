import type { FastifyBaseLogger } from 'fastify'
import { createMailer } from '#integrations/mail/index.ts'
import { wait } from '#integrations/wait.ts'
import type { KeptFeeds } from '#services/availability/availability-feeds.ts'
import type { WatchedCamera } from '#services/camera/camera.ts'
import type { Dependencies } from '#services/dependencies.ts'
import type { KeptCalendar } from '#services/events/calendar.ts'
import { startOutboxWorker, type OutboxWorker } from '#services/outbox/outbox-worker.ts'
import type { Environment } from '../environment.ts'
import { calendarLog } from '../logs/calendar.ts'
import { cameraLog } from '../logs/camera.ts'
import { feedsLog } from '../logs/feeds.ts'
import { outboxLog } from '../logs/outbox.ts'
import { retentionWork } from '../retention-work.ts'
import { uploadsWork } from '../uploads/work.ts'

interface WorkParts {
  dependencies: Dependencies
  copies: { calendar: KeptCalendar; availability: KeptFeeds; camera: WatchedCamera }
}

/** All that goes on beside answering requests. */
export function workOf(environment: Environment, { dependencies, copies }: WorkParts) {
  const { calendar, availability, camera } = copies
  const outbox = outboxOf(dependencies, environment)
  const uploads = uploadsWork(dependencies, wait)
  const retention = retentionWork(dependencies, wait)
  return {
    start(log: FastifyBaseLogger): void {
      outbox.start(log)
      uploads.start(log)
      retention.start(log)
      calendar.start(calendarLog(log))
      availability.start(feedsLog(log))
      camera.start(cameraLog(log))
    },
    async stop(): Promise<void> {
      const all = [outbox, uploads, retention, calendar, availability, camera]
      await Promise.all(all.map((each) => each.stop()))
    },
  }
}

/** With no mail service nothing is sent: notifications wait where the admin sees them. */
function outboxOf({ db, clock, outboxBell }: Dependencies, environment: Environment) {
  const mailer = createMailer(environment.mail)
  const recipients = { owner: environment.ownerEmail, business: environment.businessEmail }
  let worker: OutboxWorker | undefined
  return {
    start(log: FastifyBaseLogger) {
      if (!mailer) return
      const parts = { db, clock, mailer, recipients, bell: outboxBell, wait, random: Math.random }
      worker = startOutboxWorker({ ...parts, report: outboxLog(log) })
    },
    async stop() {
      await worker?.stop()
      mailer?.close()
    },
  }
}
