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
