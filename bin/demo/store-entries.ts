import type { SubmissionStatus } from '#contracts/options.ts'
import { changeSubmissionStatus } from '#services/submissions/submissions.ts'
import { markSubmissionVerified } from '#store/submissions/submissions.ts'
import { photographOf, type SampleFile } from './sample-files.ts'
import { videoOf } from './sample-video.ts'
import { cabinFor } from './sample-reviews.ts'
import { emailOf, stayDatesOf, type MovableClock } from './times.ts'
import type { Dependencies } from '#services/dependencies.ts'
import type { Guests } from './guests.ts'

export interface SampleEntry {
  guestName: string
  cabin: string
  daysAgo: number
  description: string
  /** Drawings of ours that the guest sends as photographs. */
  shots: readonly string[]
  /** A picture the guest also sends as a video, if this machine can make one. */
  filmed?: string
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

/** Sends an entry as its guest would, and decides as the owner did. */
export async function storeEntry(deps: ContestDeps, contestId: number, sample: SampleEntry) {
  const { clock, guests, admin } = deps
  clock.moveTo({ daysAgo: sample.daysAgo })
  const id = await guests.send({
    path: '/api/submissions',
    body: await formOf(sample, contestId, deps),
  })
  if (sample.daysAgo % 3 === 0) await markSubmissionVerified(deps.db, id)
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
