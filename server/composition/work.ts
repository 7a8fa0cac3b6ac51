import type { FastifyBaseLogger } from 'fastify'
import { wait } from '#integrations/clock.ts'
import { serverAlertsWork, type AlertsWorkDeps } from '#services/alerts/alerts.ts'
import { dataWatchWork } from '#services/alerts/data-watch.ts'
import type { PolledFeeds } from '#services/availability/availability-feeds.ts'
import { databaseCopyWork } from '#services/backup/last-copies.ts'
import { uploadCopiesWork } from '#services/backup/upload-copies.ts'
import type { PolledCamera } from '#services/camera/camera.ts'
import { contestsWork } from '#services/contests/contests-by-date.ts'
import { startJobs } from '#services/jobs/start-jobs.ts'
import type { Dependencies } from '#services/dependencies.ts'
import type { PolledCalendar } from '#services/events/calendar.ts'
import { publishingWork } from '#services/site-editing/publish-due.ts'
import { releaseWatchWork } from '#services/release-watch.ts'
import { lookWhenNightsChange } from '#services/openings/openings-work.ts'
import { temporaryFilesWork } from '#services/pictures/sweep.ts'
import { visitsWork } from '#services/visits/visits-work.ts'
import { startWork, type Report, type Running, type Work } from '#services/work.ts'
import { jobLog } from '../logs/jobs.ts'
import { workLog } from '../logs/work.ts'
import { jobsOf } from './jobs.ts'
import { startCopying, type Copier, type Copying } from './copying.ts'
import type { Mail } from './parts.ts'

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
  const running: Running[] = [calendar, availability, camera]
  let copier: Copier | undefined
  const start = <Result>(work: Work<Result>, report: Report<Result>) =>
    void running.push(startWork(work, { wait, report }))
  const lastCopyAt = () => copier?.lastCopyAt() ?? null
  const startCopies = ({ copy, events, covers }: Copying, report: ReturnType<typeof workLog>) => {
    const deps = { ...dependencies, copy }
    start(uploadCopiesWork(deps, events), report.uploadCopies)
    if (!covers.includes('database')) return
    start(databaseCopyWork({ ...deps, wait, lastCopyAt }), report.databaseCopy)
  }
  return {
    start(log: FastifyBaseLogger): void {
      const report = workLog(log)
      if (copying?.plan) copier = startCopying(copying.plan, log)
      const paused = copier?.paused
      const deps = { ...dependencies, wait, paused, recipients, random: Math.random }
      start(dataWatchWork({ ...deps, mailer }), report.dataWatch)
      running.push(
        startJobs(jobsOf({ ...deps, ...machine, mailer }, copying), deps, {
          wait,
          report: jobLog(log),
          events: deps.outboxEvents,
          breakOff: () => deps.media.close(),
        }),
        endOf(lookWhenNightsChange(deps)),
      )
      start(temporaryFilesWork(deps), report.temporaryFiles)
      start(releaseWatchWork(deps, endThisProcess), report.releaseWatch)
      if (copying) startCopies(copying, report)
      start(publishingWork(deps), report.publishing)
      start(contestsWork(deps), report.contests)
      start(visitsWork(deps), report.visits)
      start(serverAlertsWork({ ...deps, ...machine }), report.alerts)
      calendar.start(report.calendar)
      availability.start(report.feeds)
      camera.start(report.camera)
    },
    async stop(): Promise<void> {
      await Promise.all(running.map((each) => each.stop()))
      mailer?.close()
      dependencies.media.close()
    },
    /** Once the database is closed: the last copy then has everything. */
    async endCopying(): Promise<void> {
      await copier?.stop()
    },
  }
}

function endOf(end: () => void): Running {
  return { stop: async () => end() }
}

/** Gracefully, as an operator would. */
function endThisProcess(): void {
  process.kill(process.pid, 'SIGTERM')
}
