import type { FastifyBaseLogger } from 'fastify'
import { wait } from '#integrations/wait.ts'
import type { PolledFeeds } from '#services/availability/availability-feeds.ts'
import type { PolledCamera } from '#services/camera/camera.ts'
import type { Dependencies } from '#services/dependencies.ts'
import type { PolledCalendar } from '#services/events/calendar.ts'
import { startOutboxWorker, type OutboxWorker } from '#services/outbox/outbox-worker.ts'
import { calendarLog } from '../logs/calendar.ts'
import { cameraLog } from '../logs/camera.ts'
import { erasureWork } from '../erasure-work.ts'
import { feedWatchWork } from '../feed-watch-work.ts'
import { feedsLog } from '../logs/feeds.ts'
import { outboxLog } from '../logs/outbox.ts'
import { retentionWork } from '../retention-work.ts'
import { uploadsWork } from '../uploads/work.ts'
import type { Mail } from './mail.ts'

interface WorkParts {
  dependencies: Dependencies
  sources: { calendar: PolledCalendar; availability: PolledFeeds; camera: PolledCamera }
  mail: Mail
}

/** All that goes on beside answering requests. */
export function workOf({ dependencies, sources, mail }: WorkParts) {
  const { calendar, availability, camera } = sources
  const outbox = outboxOf(dependencies, mail)
  const uploads = uploadsWork(dependencies, wait)
  const retention = retentionWork(dependencies, wait)
  const erasure = erasureWork(dependencies, wait)
  const feedWatch = feedWatchWork(dependencies, wait)
  return {
    start(log: FastifyBaseLogger): void {
      outbox.start(log)
      uploads.start(log)
      retention.start(log)
      erasure.start(log)
      calendar.start(calendarLog(log))
      availability.start(feedsLog(log))
      feedWatch.start(log)
      camera.start(cameraLog(log))
    },
    async stop(): Promise<void> {
      const readers = [calendar, availability, camera]
      const all = [outbox, uploads, retention, erasure, feedWatch, ...readers]
      await Promise.all(all.map((each) => each.stop()))
    },
  }
}

function outboxOf({ db, clock, outboxBell }: Dependencies, { mailer, recipients }: Mail) {
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
