import type { ShotName } from '#content/pictures/shots.ts'
import type { ContestStatus, SubmissionStatus } from '#contracts/options.ts'

/** A contest as the demo tells it; days are counted from the day of the demo. */
export interface SampleContest {
  title: string
  description: string
  /** One a line; empty for the standard ones. */
  rules: string
  startsInDays: number
  endsInDays: number
  /** Where it stands at last. */
  status: ContestStatus
  prizes: readonly { title: string; description: string; valueCents: number }[]
  entries: readonly SampleEntry[]
}

export interface SampleEntry {
  guestName: string
  cabin: string
  daysAgo: number
  description: string
  /** Drawings that the guest sends as photographs. */
  shots: readonly ShotName[]
  /** A drawing that the guest sends as a video as well, where this machine can make one. */
  filmed?: ShotName
  /** The guest does not want it shown. */
  isPrivate?: true
  /** Looks like a program's work. */
  isSuspect?: true
  /** What the owner decided, one after the other. */
  decisions: readonly SubmissionStatus[]
}
