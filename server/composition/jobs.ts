import type { Mailer } from '#integrations/mail/index.ts'
import { alertsJob, type AlertsWorkDeps } from '#services/alerts/alerts.ts'
import { feedWatchJob } from '#services/availability/feed-watch.ts'
import { drillJob } from '#services/backup/drill.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { retentionJob, type RetentionDeps } from '#services/guest-data/retention.ts'
import type { JobHandler } from '#services/jobs/handler.ts'
import { openingsJob } from '#services/openings/openings-work.ts'
import { mailJob, type Recipients } from '#services/outbox/mail-job.ts'
import { picturesJob } from '#services/pictures/make.ts'
import { sweepJob } from '#services/pictures/sweep.ts'
import { pushJob } from '#services/push/push-work.ts'
import type { Copying } from './copying.ts'

interface JobsDeps extends Dependencies, RetentionDeps, Omit<AlertsWorkDeps, keyof Dependencies> {
  recipients: Recipients
  /** Null keeps everything in the outbox. */
  mailer: Mailer | null
}

/** What the jobs table may ask this server to do. */
export function jobsOf(deps: JobsDeps, copying: Copying | null): JobHandler[] {
  const { mailer } = deps
  return [
    ...(mailer ? [mailJob({ ...deps, mailer })] : []),
    picturesJob(deps),
    sweepJob(deps),
    retentionJob(deps),
    feedWatchJob(deps),
    alertsJob(deps),
    pushJob(deps),
    ...(deps.reaches.includes('guest') ? [openingsJob(deps)] : []),
    ...(copying?.plan ? [drillJob({ ...deps, plan: copying.plan, copy: copying.copy })] : []),
  ]
}
