import type { FastifyBaseLogger } from 'fastify'
import { wait } from '#integrations/clock.ts'
import type { PolledFeeds } from '#services/availability/availability-feeds.ts'
import { feedWatchWork } from '#services/availability/feed-watch.ts'
import type { PolledCamera } from '#services/camera/camera.ts'
import { fetchOldPrizePictures } from '#services/contests/prize-pictures.ts'
import type { Dependencies } from '#services/dependencies.ts'
import type { PolledCalendar } from '#services/events/calendar.ts'
import { erasureWork } from '#services/guest-data/erasure-work.ts'
import { retentionWork } from '#services/guest-data/retention.ts'
import { outboxWork } from '#services/outbox/outbox-work.ts'
import { variantsWork } from '#services/submissions/submission-variants.ts'
import { sweepWork } from '#services/submissions/sweep.ts'
import { startWork, type Report, type Running, type Work } from '#services/work.ts'
import { workLog } from '../logs/work.ts'
import { markSeldom } from './garbage-collector.ts'
import type { Mail } from './index.ts'

interface WorkOptions {
  dependencies: Dependencies
  sources: { calendar: PolledCalendar; availability: PolledFeeds; camera: PolledCamera }
  mail: Mail
}

/** All background work. */
export function workOf({ dependencies, sources, mail }: WorkOptions) {
  const { calendar, availability, camera } = sources
  const { mailer, recipients } = mail
  const stopping = new AbortController()
  const running: Running[] = [calendar, availability, camera]
  let oldPictures: Promise<void> | undefined
  const start = <Result>(work: Work<Result>, report: Report<Result>) =>
    void running.push(startWork(work, { wait, report }))
  return {
    start(log: FastifyBaseLogger): void {
      markSeldom()
      const report = workLog(log)
      const deps = { ...dependencies, wait, recipients, random: Math.random }
      if (mailer) start(outboxWork({ ...deps, mailer }), report.outbox)
      start(variantsWork(deps), report.variants)
      start(sweepWork(deps), report.sweep)
      start(retentionWork(deps), report.retention)
      start(erasureWork(deps), report.erasure)
      start(feedWatchWork(deps), report.feedWatch)
      calendar.start(report.calendar)
      availability.start(report.feeds)
      camera.start(report.camera)
      oldPictures = fetchOldPrizePictures(dependencies, stopping.signal).then(
        (pictures) => report.prizePictures.done(pictures),
        report.prizePictures.failed,
      )
    },
    async stop(): Promise<void> {
      stopping.abort()
      await Promise.all([...running.map((each) => each.stop()), oldPictures])
      mailer?.close()
      dependencies.media.close()
    },
  }
}
