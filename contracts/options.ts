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
/** Which decisions the admin is offered (design: approve, reject, make winner, back to pending). */
export const nextSubmissionStatuses: Readonly<
  Record<SubmissionStatus, readonly SubmissionStatus[]>
> = {
  pending: ['approved', 'rejected'],
  approved: ['winner', 'pending', 'rejected'],
  rejected: ['pending'],
  winner: ['approved', 'pending'],
}

/** File types that an entry may have (section 5). */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const videoTypes = ['video/mp4', 'video/webm'] as const
export type EntryFileType = (typeof imageTypes)[number] | (typeof videoTypes)[number]
