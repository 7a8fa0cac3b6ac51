import { documentNames } from '#content/admin-documents.ts'
import { alertDetails } from '#content/alerts.ts'
import type { AlertKind } from '#contracts/alerts.ts'
import { longDate } from '#contracts/moments.ts'
import type { Certificate } from '#integrations/certificate.ts'
import type { DiskSpace } from '#integrations/disk.ts'
import { triedInVain } from '#store/outbox/outbox-health.ts'
import { isRefused, unpublishedRevisions } from '#store/site/revisions.ts'
import { cabinBySlug } from '../cabins/cabin-names.ts'
import type { Dependencies } from '../dependencies.ts'
import { muchMs as clockOffMs } from '../doctor/clock-offset.ts'
import { failingFeeds, type FiguresDeps } from '../metrics/figures.ts'
import { clockJumpSince } from '../guest-data/trusted-clock.ts'
import { proveStorage } from '../readiness.ts'

/** What is wrong, null if nothing is, undefined if that cannot be told now. */
export type Finding = string | null | undefined

export type AlertDeps = Pick<
  Dependencies,
  'site' | 'db' | 'clock' | 'availability' | 'calendar' | 'storage' | 'incoming'
> &
  Pick<FiguresDeps, 'diskSpace' | 'lastCopy'> & {
    /** How far this machine's clock is ahead of others; null if that is unknown. */
    clockAheadMs: () => Promise<number | null>
    /** The last time this server was without its database; null if it never was. */
    lastOutage: () => Outage | null
    /** Of the site's own address; null if visitors don't use https. */
    certificate: ((signal: AbortSignal) => Promise<Certificate>) | null
    /** Whether notifications are sent at all. */
    hasMail: boolean
  }

export interface Outage {
  /** By the clock of `clock`. */
  endedAt: Temporal.Instant
  ms: number
}

/** With the moment this server began to look. */
type CheckDeps = AlertDeps & { since: Temporal.Instant }

const mailAfter = { hours: 1 }
export const feedsAfter = { hours: 24 }
export const backupAfter = { hours: 24 }
/** The first copy of many uploads takes its time. */
const firstBackupAfter = { hours: 1 }
/** Then the last reading is no longer shown. */
const calendarAfter = { hours: 24 }
/** Shorter ones are restarts and failovers. */
const leastOutageMs = 5 * 60_000
/** How long a past outage is shown. */
const recently = { hours: 24 }
/** Ten days. */
export const certificateBefore = { hours: 240 }

const gigabyte = 1024 ** 3
/** Nearly full: both, so that a large disk is not full with a hundred gigabytes free. */
const leastShare = 0.1
const leastBytes = 5 * gigabyte

/** What each machine has of its own. */
type OwnKind = 'disk' | 'clock'

/** What concerns all servers; one of them looks. */
export const sharedChecks: Readonly<
  Record<Exclude<AlertKind, OwnKind>, (deps: CheckDeps, signal: AbortSignal) => Promise<Finding>>
> = {
  async mail({ db, clock, site, hasMail }) {
    if (!hasMail) return null
    const anHourAgo = clock.now().subtract(mailAfter)
    const waiting = await triedInVain(db, { writtenBefore: anHourAgo, deliveredSince: anHourAgo })
    return waiting && alertDetails.mail(waiting.count, dayOf(waiting.oldest, site))
  },
  async feeds({ db, clock, availability, site }) {
    const before = clock.now().subtract(feedsAfter)
    const down = (await failingFeeds({ db, availability })).filter(
      ({ failingSince }) => failingSince && Temporal.Instant.compare(failingSince, before) <= 0,
    )
    if (down.length === 0) return null
    const nameOf = (slug: string) => cabinBySlug(site, slug)?.name ?? slug
    return down.map(({ cabin, feed }) => alertDetails.feed(nameOf(cabin), feed)).join(', ')
  },
  async backup({ clock, lastCopy, site, since }) {
    if (!lastCopy) return null
    const at = await lastCopy()
    const isBefore = (instant: Temporal.Instant, age: Temporal.DurationLike) =>
      Temporal.Instant.compare(instant, clock.now().subtract(age)) <= 0
    if (!at) return isBefore(since, firstBackupAfter) ? alertDetails.noBackup : null
    return isBefore(at, backupAfter) ? alertDetails.backup(dayOf(at, site)) : null
  },
  async certificate({ clock, certificate, site }, signal) {
    const read = await certificate?.(signal)
    if (!read) return null
    if (read.state === 'unknown') return undefined
    if (read.state === 'invalid') return alertDetails.certificateInvalid(read.reason)
    const isSoon = Temporal.Instant.compare(read.until, clock.now().add(certificateBefore)) <= 0
    return isSoon ? alertDetails.certificateEnds(dayOf(read.until, site)) : null
  },
  async storage(deps) {
    const canStore = () =>
      proveStorage(deps).then(
        () => true,
        () => false,
      )
    // One failure may be a moment's.
    return (await canStore()) || (await canStore()) ? null : alertDetails.storage
  },
  async calendar({ clock, calendar, since }) {
    const { error, updatedAt } = calendar.current()
    if (error === null) return null
    const before = clock.now().subtract(calendarAfter)
    const isOld = Temporal.Instant.compare(updatedAt ?? since, before) <= 0
    return isOld ? alertDetails.calendar : null
  },
  async database({ clock, lastOutage }) {
    const outage = lastOutage()
    if (!outage || outage.ms < leastOutageMs) return null
    const isRecent = Temporal.Instant.compare(outage.endedAt, clock.now().subtract(recently)) > 0
    return isRecent ? alertDetails.database(Math.round(outage.ms / 60_000)) : null
  },
  async publication({ db }) {
    const refused = (await unpublishedRevisions(db)).filter(isRefused)
    if (refused.length === 0) return null
    return refused.map(({ document }) => documentNames[document] ?? document).join(', ')
  },
}

export const ownChecks: Readonly<Record<OwnKind, (deps: AlertDeps) => Promise<Finding>>> = {
  async disk({ diskSpace }) {
    const space = await diskSpace()
    if (!isNearlyFull(space)) return null
    return alertDetails.disk(inGigabytes(space.freeBytes), inGigabytes(space.totalBytes))
  },
  async clock({ clockAheadMs, ...deps }) {
    const aheadMs = await clockAheadMs()
    if (aheadMs === null) {
      const since = await clockJumpSince(deps)
      return since ? alertDetails.clockJump(dayOf(since, deps.site)) : undefined
    }
    if (Math.abs(aheadMs) <= clockOffMs) return null
    const hours = (Math.abs(aheadMs) / 3_600_000).toFixed(1)
    return alertDetails.clock(hours, aheadMs > 0 ? 'ahead' : 'behind')
  },
}

export function isNearlyFull({ freeBytes, totalBytes }: DiskSpace): boolean {
  return freeBytes < totalBytes * leastShare && freeBytes < leastBytes
}

export function inGigabytes(bytes: number): string {
  return `${(bytes / gigabyte).toFixed(1)} GB`
}

function dayOf(instant: Temporal.Instant, { facts }: Pick<Dependencies['site'], 'facts'>): string {
  return longDate(instant.toString(), facts.timeZone)
}
