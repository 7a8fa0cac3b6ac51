// Option lists, separate from the schemas so that screens do not load zod.

/** Answers to 'would you recommend us' (specification, section 5). */
export const recommendations = ['absolutely', 'yes', 'maybe', 'no'] as const
export type Recommendation = (typeof recommendations)[number]

export const moderationStatuses = ['pending', 'approved', 'all'] as const
export type ModerationStatus = (typeof moderationStatuses)[number]

export const outboxStatuses = ['waiting', 'delivered', 'failed'] as const
export type OutboxStatus = (typeof outboxStatuses)[number]

/** A contest's statuses and allowed transitions (specification, section 4). */
export const contestStatuses = ['draft', 'active', 'closed', 'archived'] as const
export type ContestStatus = (typeof contestStatuses)[number]
export const nextContestStatus: Readonly<Record<ContestStatus, ContestStatus | null>> = {
  draft: 'active',
  active: 'closed',
  closed: 'archived',
  archived: null,
}

export const submissionStatuses = ['pending', 'approved', 'rejected', 'winner'] as const
export type SubmissionStatus = (typeof submissionStatuses)[number]
/** Statuses visible to the public, if the guest consents. */
export const shownSubmissionStatuses = ['approved', 'winner'] as const
export type ShownSubmissionStatus = (typeof shownSubmissionStatuses)[number]
/** Decisions offered to the admin (design: approve, reject, make winner, back to pending). */
export const nextSubmissionStatuses: Readonly<
  Record<SubmissionStatus, readonly SubmissionStatus[]>
> = {
  pending: ['approved', 'rejected'],
  approved: ['winner', 'pending', 'rejected'],
  rejected: ['pending'],
  winner: ['approved', 'pending'],
}

export { imageTypes, videoTypes, type EntryFileType } from './entry-file-types.ts'

/** Variants of a file: card and large for pictures, original for the admin. */
export const fileVariants = ['card', 'large', 'original'] as const
export type FileVariantName = (typeof fileVariants)[number]

/** Event types offered in the event form (sections 3 and 5). */
export const eventTypes = [
  'wedding',
  'reception',
  'anniversary',
  'birthday',
  'reunion',
  'corporate',
  'graduation',
  'other',
] as const
export type EventType = (typeof eventTypes)[number]
export const eventGuestCounts = ['1-5', '6-10', '11-15', '16-20', '20+'] as const
export type EventGuestCount = (typeof eventGuestCounts)[number]
export const eventDurations = ['half-day', 'full-day', 'weekend', 'multiple-days'] as const
export type EventDuration = (typeof eventDurations)[number]
export const eventBudgets = ['under-5k', '5k-10k', '10k-20k', '20k-50k', '50k+', 'discuss'] as const
export type EventBudget = (typeof eventBudgets)[number]

/** Group types offered in the group form. */
export const groupTypes = [
  'family',
  'friends',
  'corporate',
  'wedding',
  'couples',
  'celebration',
  'other',
] as const
export type GroupType = (typeof groupTypes)[number]
export const groupSizes = ['2-4', '5-8', '9-12', '13+'] as const
export type GroupSize = (typeof groupSizes)[number]
export const groupBudgets = ['under-1k', '1k-2k', '2k-5k', '5k+', 'discuss'] as const
export type GroupBudget = (typeof groupBudgets)[number]

export const contactPreferences = ['email', 'phone', 'text', 'either'] as const
export type ContactPreference = (typeof contactPreferences)[number]

export const inquiryKinds = ['event', 'group'] as const
export type InquiryKind = (typeof inquiryKinds)[number]

/** Any of them may follow any other. */
export const inquiryStatuses = ['new', 'answered', 'closed'] as const
export type InquiryStatus = (typeof inquiryStatuses)[number]
