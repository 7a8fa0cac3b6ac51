/** Labels shown with reviews anywhere; those of the reviews page are in reviews-page.ts. */
export const reviewWords = {
  untitled: (cabin: string) => `A stay in ${cabin}`,
  failed: { text: 'The reviews could not be loaded.', retry: 'Try again' },
  reply: (brand: string) => `Answer from ${brand}`,
  subRatings: {
    cleanlinessRating: 'Cleanliness',
    locationRating: 'Location',
    amenitiesRating: 'Amenities',
    valueRating: 'Value',
  },
  leave: { label: 'Leave a Review', to: '/review' },
} as const

export const subRatingNames = Object.keys(
  reviewWords.subRatings,
) as (keyof typeof reviewWords.subRatings)[]
