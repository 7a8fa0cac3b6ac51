import { documentNames } from '#content/admin-documents.ts'
import { StorageError } from '#integrations/storage/index.ts'
import { errorCountsOf } from '#store/database.ts'
import { oldestDue, triedInVain } from '#store/outbox/outbox-health.ts'
import { countNotifications } from '#store/outbox/outbox.ts'
import { isRefused, unpublishedRevisions } from '#store/site/revisions.ts'
import type { Dependencies } from '../dependencies.ts'
import { proveStorage } from '../readiness.ts'
import { compareFiles } from '../pictures/sweep.ts'
import {
  broken,
  dayOf,
  fine,
  isOlder,
  secondsSince,
  warning,
  type Check,
  type Figure,
  type OwnersCheck,
  type Zoned,
} from './check.ts'

export type OutboxDeps = Pick<Dependencies, 'db' | 'clock'> &
  Zoned & {
    /** Whether notifications are sent at all. */
    hasMail: boolean
  }

const anHour = { hours: 1 }
const aDay = { hours: 24 }

export const mail: OwnersCheck<OutboxDeps> = {
  id: 'mail',
  title: 'Mail could not be sent',
  toDo: 'Check the password and the limits of your mail service. The reason is under Notifications on the dashboard. Once it works, press Send again.',
  async ask({ db, clock, site, hasMail }) {
    const since = clock.now().subtract(anHour)
    const tried = hasMail
      ? await triedInVain(db, { writtenBefore: since, deliveredSince: since })
      : null
    const { failed, waiting } = await countNotifications(db)
    const findings = tried ? [] : [fine(`${waiting} waiting`)]
    if (tried) {
      const day = dayOf(tried.oldest, { site })
      const what =
        tried.count === 1
          ? `A mail has been waiting since ${day}`
          : `${tried.count} mails have been waiting, the oldest since ${day}`
      const follows =
        'Nothing is lost: reviews and inquiries are in the admin area, and the mails are retried for about two days.'
      findings.push(broken(`${what}. ${follows}`))
    }
    if (failed > 0) {
      const toDo = "Press 'Send again' beside them in the admin area."
      findings.push(warning(`${failed} mails were given up`, toDo))
    }
    return findings
  },
  async figures({ db, clock }) {
    const now = clock.now()
    const [counts, oldest] = await Promise.all([countNotifications(db), oldestDue(db, now)])
    const mails = Object.entries(counts).map(([status, value]): Figure => {
      return { name: 'cabins_outbox_mails', labels: { status }, value }
    })
    const age = oldest ? secondsSince(oldest, now) : 0
    return [...mails, { name: 'cabins_outbox_oldest_seconds', value: age }]
  },
}

export type BackupDeps = Pick<Dependencies, 'clock'> & {
  /** When the last copy of the database was made; null without continuous backup. */
  lastCopy: (() => Promise<Temporal.Instant | null>) | null
}

export const backup: OwnersCheck<BackupDeps & Zoned & { since: Temporal.Instant }> = {
  id: 'backup',
  title: 'Your data is not being backed up',
  toDo: 'Run: npm run doctor',
  isOperators: true,
  async ask({ clock, lastCopy, site, since }) {
    if (!lastCopy) return [fine('none is set')]
    const [at, now] = [await lastCopy(), clock.now()]
    // The first copy of many uploads takes its time.
    if (!isOlder(at ?? since, now, at ? aDay : anHour)) return [fine('made')]
    const what = at
      ? `The last copy of your data was made on ${dayOf(at, { site })}`
      : 'No copy of your data has been made yet'
    return [broken(`${what}. If the server broke now, everything since would be lost.`)]
  },
  async figures({ clock, lastCopy }) {
    const at = await lastCopy?.()
    return at ? [{ name: 'cabins_backup_age_seconds', value: secondsSince(at, clock.now()) }] : []
  },
}

export const storage: OwnersCheck<Pick<Dependencies, 'storage' | 'incoming'>> = {
  id: 'storage',
  title: 'Photos and videos cannot be stored',
  toDo: 'Run: npm run doctor',
  isOperators: true,
  async ask(deps) {
    const canStore = () =>
      proveStorage(deps).then(
        () => true,
        () => false,
      )
    // One failure may be a moment's.
    if ((await canStore()) || (await canStore())) return [fine('can be written')]
    const what = 'The storage for photos and videos cannot be written'
    return [
      broken(
        `${what}. Guests cannot send contest entries and you cannot add pictures; everything else works.`,
      ),
    ]
  },
}

/** Stored files against the rows of uploads. */
export const uploads: Check<Pick<Dependencies, 'db' | 'storage' | 'clock'>> = {
  id: 'uploads',
  toDo: 'Restore the last backup that has them.',
  async ask(deps) {
    try {
      const { missing, unknown } = await compareFiles(deps)
      const findings = []
      if (missing > 0) findings.push(broken(`${missing} photos and videos are missing`))
      if (unknown.length > 0) {
        const toDo = 'Nothing: the running site removes them within the hour.'
        findings.push(warning(`${unknown.length} stored files belong to nothing`, toDo))
      }
      return findings.length > 0 ? findings : [fine('every photo and video is there')]
    } catch (error) {
      if (!(error instanceof StorageError)) throw error
      const toDo = 'Check UPLOADS_URL and its keys, or the folder.'
      return [broken('the storage cannot be read', toDo)]
    }
  },
}

export interface Outage {
  /** By the clock of `clock`. */
  endedAt: Temporal.Instant
  ms: number
}

/** Shorter ones are restarts and failovers. */
const leastOutageMs = 5 * 60_000

type OutageDeps = Pick<Dependencies, 'db' | 'clock'> & {
  /** The last time this server was without its database; null if it never was. */
  lastOutage: () => Outage | null
}

export const database: OwnersCheck<OutageDeps> = {
  id: 'database',
  title: 'Your site was without its database',
  toDo: 'Ask the person who runs the database server for the reason.',
  ask({ clock, lastOutage }) {
    const outage = lastOutage()
    const isLong = outage !== null && outage.ms >= leastOutageMs
    if (!isLong || isOlder(outage.endedAt, clock.now(), aDay)) return [fine('in reach')]
    const what = `The site could not reach its database for ${Math.round(outage.ms / 60_000)} minutes`
    const follows =
      'Meanwhile guests could read the site but not send anything. Nothing that was sent before is lost.'
    return [broken(`${what}. ${follows}`)]
  },
  figures: ({ db }) =>
    Object.entries(errorCountsOf(db)).map(([kind, value]) => {
      return { name: 'cabins_database_errors_total', labels: { kind }, value }
    }),
}

export const publication: OwnersCheck<Pick<Dependencies, 'db'>> = {
  id: 'publication',
  title: 'A planned change was not published',
  toDo: 'Open it under Site in the admin area: it is a draft again, and says why. Publish it, plan it again or discard it.',
  async ask({ db }) {
    const refused = (await unpublishedRevisions(db)).filter(isRefused)
    if (refused.length === 0) return [fine('all published')]
    const names = refused.map(({ document }) => documentNames[document] ?? document).join(', ')
    const follows = 'Guests see what was published before.'
    return [broken(`${names} could not be published at the planned time. ${follows}`)]
  },
}
