import type { FastifyBaseLogger } from 'fastify'
import { wait } from '#integrations/clock.ts'
import { alertsWork, type AlertsWorkDeps } from '#services/alerts/alerts-work.ts'
import { dataWatchWork } from '#services/alerts/data-watch.ts'
import type { PolledFeeds } from '#services/availability/availability-feeds.ts'
import { feedWatchWork } from '#services/availability/feed-watch.ts'
import { drillWork } from '#services/backup/drill.ts'
import { databaseCopyWork } from '#services/backup/last-copies.ts'
import { uploadCopiesWork } from '#services/backup/upload-copies.ts'
import type { PolledCamera } from '#services/camera/camera.ts'
import { contestsWork } from '#services/contests/contests-by-date.ts'
import { startJobs } from '#services/jobs/start-jobs.ts'
import type { Dependencies } from '#services/dependencies.ts'
import type { PolledCalendar } from '#services/events/calendar.ts'
import { erasureWork } from '#services/guest-data/erasure-work.ts'
import { publishingWork } from '#services/site-editing/publishing-work.ts'
import { pushWork } from '#services/push/push-work.ts'
import { releaseWatchWork } from '#services/release-watch.ts'
import { retentionWork } from '#services/guest-data/retention.ts'
import { openingsWork } from '#services/openings/openings-work.ts'
import { outboxWork } from '#services/outbox/outbox-work.ts'
import { picturesJob } from '#services/pictures/make-picture.ts'
import { variantsJob } from '#services/submissions/submission-variants.ts'
import { sweepWork } from '#services/submissions/sweep.ts'
import { visitsWork } from '#services/visits/visits-work.ts'
import { startWork, type Report, type Running, type Work } from '#services/work.ts'
import { jobLog } from '../logs/jobs.ts'
import { workLog } from '../logs/work.ts'
import { startCopying, type Copying } from './copying.ts'
import type { Mail } from './mail.ts'
import type { Replicator } from '#integrations/litestream/replicator.ts'

interface WorkOptions {
  dependencies: Dependencies
  sources: { calendar: PolledCalendar; availability: PolledFeeds; camera: PolledCamera }
  mail: Mail
  copying: Copying | null
  machine: Omit<AlertsWorkDeps, keyof Dependencies>
}

/** All background work. */
export function workOf({ dependencies, sources, mail, copying, machine }: WorkOptions) {
  const { calendar, availability, camera } = sources
  const { mailer, recipients } = mail
  const stopping = new AbortController()
  const running: Running[] = [calendar, availability, camera]
  let replicator: Replicator | undefined
  const start = <Result>(work: Work<Result>, report: Report<Result>) =>
    void running.push(startWork(work, { wait, report }))
  const lastCopyAt = () => replicator?.lastCopyAt() ?? null
  const startCopies = (
    { copy, events, plan, covers }: Copying,
    report: ReturnType<typeof workLog>,
  ) => {
    const deps = { ...dependencies, copy }
    start(uploadCopiesWork(deps, events), report.uploadCopies)
    if (!covers.includes('database')) return
    start(databaseCopyWork({ ...deps, wait, lastCopyAt }), report.databaseCopy)
    if (plan) start(drillWork({ ...deps, plan }), report.drill)
  }
  return {
    start(log: FastifyBaseLogger): void {
      const report = workLog(log)
      const deps = { ...dependencies, wait, recipients, random: Math.random }
      if (mailer) start(outboxWork({ ...deps, mailer }), report.outbox)
      start(dataWatchWork({ ...deps, mailer }), report.dataWatch)
      running.push(
        startJobs([variantsJob(deps), picturesJob(deps)], deps, {
          wait,
          report: jobLog(log),
          events: deps.fileEvents,
          breakOff: () => deps.media.close(),
        }),
      )
      start(sweepWork({ ...deps, ...machine }), report.sweep)
      start(retentionWork({ ...deps, ...machine }), report.retention)
      start(releaseWatchWork(deps, endThisProcess), report.releaseWatch)
      if (copying?.plan) replicator = startCopying(copying.plan, log)
      start(erasureWork({ ...deps, paused: replicator?.paused }), report.erasure)
      if (copying) startCopies(copying, report)
      start(feedWatchWork(deps), report.feedWatch)
      start(publishingWork(deps), report.publishing)
      start(contestsWork(deps), report.contests)
      start(visitsWork(deps), report.visits)
      start(alertsWork({ ...deps, ...machine }), report.alerts)
      if (dependencies.reaches.includes('guest')) start(openingsWork(deps), report.openings)
      start(pushWork(deps), report.push)
      calendar.start(report.calendar)
      availability.start(report.feeds)
      camera.start(report.camera)
    },
    async stop(): Promise<void> {
      stopping.abort()
      await Promise.all(running.map((each) => each.stop()))
      mailer?.close()
      dependencies.media.close()
    },
    /** Once the database is closed: the last copy then has everything. */
    async endCopying(): Promise<void> {
      await replicator?.stop()
    },
  }
}

/** Gracefully, as an operator would. */
function endThisProcess(): void {
  process.kill(process.pid, 'SIGTERM')
}
