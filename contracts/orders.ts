// Sort orders, separate from the other options: the cabins page needs only these.

export const reviewOrders = ['newest', 'rating'] as const
export type ReviewOrder = (typeof reviewOrders)[number]

/** Orders of the cabin grid (specification, section 4). */
export const cabinOrders = ['no-sorting', 'price-low', 'price-high', 'rating', 'reviews'] as const
export type CabinOrder = (typeof cabinOrders)[number]
