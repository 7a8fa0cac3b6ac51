import type { ShotName } from '#content/pictures/shots.ts'
import { contestDraftSchema } from '#contracts/contests.ts'
import type { ContestStatus, SubmissionStatus } from '#contracts/options.ts'
import { changeContestStatus, createContest } from '#services/contests/contests.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { changeSubmissionStatus } from '#services/submissions/submissions.ts'
import { insertPrize } from '#store/contests/prizes.ts'
import type { Guests } from './guests.ts'
import { photographOf, videoOf, type SampleFile } from './sample-files.ts'
import { cabinFor } from './sample-reviews.ts'
import { emailOf, stayDatesOf, type MovableClock } from './times.ts'

/** Days are counted from the day of the demo. */
export interface SampleContest {
  title: string
  description: string
  /** One a line; empty for the standard ones. */
  rules: string
  startsInDays: number
  endsInDays: number
  /** Its status in the end. */
  status: ContestStatus
  prizes: readonly { title: string; description: string; valueCents: number }[]
  entries: readonly SampleEntry[]
}

export interface SampleEntry {
  guestName: string
  cabin: string
  daysAgo: number
  description: string
  /** Pictures of ours that the guest sends as photographs. */
  shots: readonly ShotName[]
  /** A picture the guest also sends as a video, if this machine can make one. */
  filmed?: ShotName
  /** The guest does not want it shown. */
  isPrivate?: true
  /** Looks like spam. */
  isSuspect?: true
  /** The owner's decisions, in order. */
  decisions: readonly SubmissionStatus[]
}

export interface ContestDeps extends Pick<Dependencies, 'site' | 'db' | 'changes'> {
  /** Everything stored gets its time. */
  clock: MovableClock
  guests: Guests
  /** Username of the administrator who decides. */
  admin: string
}

const nights = 3

/** Stores a contest as its owner and guests would have, step by step, each at its time. */
export async function storeContest(options: ContestDeps, sample: SampleContest): Promise<void> {
  const { clock, guests: _guests, ...rest } = options
  const deps = { ...rest, clock }
  clock.moveTo({ daysAgo: Math.max(0, -sample.startsInDays) })
  const isDraft = sample.status === 'draft'
  const { id } = await createContest(
    deps,
    contestDraftSchema.parse({
      title: sample.title,
      description: sample.description,
      rules: sample.rules,
      startDate: startOf(sample.startsInDays, deps),
      endDate: startOf(sample.endsInDays, deps),
      status: isDraft ? 'draft' : 'active',
    }),
  )
  for (const prize of sample.prizes)
    await insertPrize(deps.db, { ...prize, contestId: id, imageUrl: null, createdAt: clock.now() })
  for (const entry of sample.entries) await storeEntry(options, id, entry)
  if (sample.status !== 'closed') return
  clock.moveTo({ daysAgo: -sample.endsInDays })
  await changeContestStatus(deps, String(id), 'closed')
}

/** The first moment of a day at the property, ISO 8601 in UTC. */
function startOf(days: number, { clock, site }: Pick<ContestDeps, 'clock' | 'site'>): string {
  const { timeZone } = site.facts
  const day = clock.realToday(timeZone).add({ days })
  return day.toZonedDateTime(timeZone).toInstant().toString()
}

async function storeEntry(deps: ContestDeps, contestId: number, sample: SampleEntry) {
  const { clock, guests, admin } = deps
  clock.moveTo({ daysAgo: sample.daysAgo })
  const id = await guests.send({
    path: '/api/submissions',
    body: await formOf(sample, contestId, deps),
  })
  for (const to of sample.decisions) {
    clock.advance({ hours: 20 })
    await changeSubmissionStatus(deps, { id, to, by: admin })
  }
}

async function formOf(
  sample: SampleEntry,
  contestId: number,
  deps: ContestDeps,
): Promise<FormData> {
  const form = new FormData()
  const fields = {
    contestId: String(contestId),
    guestName: sample.guestName,
    guestEmail: emailOf(sample.guestName),
    cabinStayed: cabinFor(deps.site, sample.cabin),
    stayDates: stayDatesOf({ daysAgo: 0, nights }, deps),
    description: sample.description,
    consentToTerms: 'true',
    consentToDisplay: sample.isPrivate ? '' : 'true',
    // The current version.
    termsVersion: '',
    // The honeypot: only a bot fills it in.
    website: sample.isSuspect ? 'https://photos.example' : '',
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const { name, type, content } of await filesOf(sample)) {
    form.append('files', new Blob([content], { type }), name)
  }
  return form
}

async function filesOf({ shots, filmed }: SampleEntry): Promise<SampleFile[]> {
  const photographs = await Promise.all(shots.map(photographOf))
  const video = filmed ? await videoOf(await photographOf(filmed)) : null
  return video ? [video, ...photographs] : photographs
}
