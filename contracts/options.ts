// Option lists without any library: forms and screens load them without loading zod.

/** Answers to 'would you recommend us' (specification, section 5). */
export const recommendations = ['absolutely', 'yes', 'maybe', 'no'] as const
export type Recommendation = (typeof recommendations)[number]

/** Orders of the public review list. */
export const reviewOrders = ['newest', 'rating'] as const
export type ReviewOrder = (typeof reviewOrders)[number]

/** Orders of the cabin grid (specification, section 4). */
export const cabinOrders = ['no-sorting', 'price-low', 'price-high', 'rating', 'reviews'] as const
export type CabinOrder = (typeof cabinOrders)[number]

/** Tabs of review moderation. */
export const moderationStatuses = ['pending', 'approved', 'all'] as const
export type ModerationStatus = (typeof moderationStatuses)[number]

/** Where a notification stands. */
export const outboxStatuses = ['waiting', 'delivered', 'failed'] as const
export type OutboxStatus = (typeof outboxStatuses)[number]

/** Where a contest stands, and where it may go from there (specification, section 4). */
export const contestStatuses = ['draft', 'active', 'closed', 'archived'] as const
export type ContestStatus = (typeof contestStatuses)[number]
export const nextContestStatus: Readonly<Record<ContestStatus, ContestStatus | null>> = {
  draft: 'active',
  active: 'closed',
  closed: 'archived',
  archived: null,
}

/** Where a contest entry stands. */
export const submissionStatuses = ['pending', 'approved', 'rejected', 'winner'] as const
export type SubmissionStatus = (typeof submissionStatuses)[number]
/** Those in which strangers see an entry, if its guest agrees. */
export const shownSubmissionStatuses = ['approved', 'winner'] as const
export type ShownSubmissionStatus = (typeof shownSubmissionStatuses)[number]
/** Which decisions the admin is offered (design: approve, reject, make winner, back to pending). */
export const nextSubmissionStatuses: Readonly<
  Record<SubmissionStatus, readonly SubmissionStatus[]>
> = {
  pending: ['approved', 'rejected'],
  approved: ['winner', 'pending', 'rejected'],
  rejected: ['pending'],
  winner: ['approved', 'pending'],
}

export { imageTypes, videoTypes, type EntryFileType } from './entry-file-types.ts'

/**
 * Forms in which a file of an entry is answered: pictures as card and large, videos as poster, and
 * for the admin the original to save.
 */
export const fileVariants = ['card', 'large', 'poster', 'original'] as const
export type FileVariantName = (typeof fileVariants)[number]

/** What can be celebrated here, and what the event form offers (sections 3 and 5). */
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

/** Who comes as a group, and what the group form offers. */
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

/** How a guest would like to be answered. */
export const contactPreferences = ['email', 'phone', 'text', 'either'] as const
export type ContactPreference = (typeof contactPreferences)[number]

export const inquiryKinds = ['event', 'group'] as const
export type InquiryKind = (typeof inquiryKinds)[number]

/** Where an inquiry stands; any of them may follow any other. */
export const inquiryStatuses = ['new', 'answered', 'closed'] as const
export type InquiryStatus = (typeof inquiryStatuses)[number]
