/** The labels of the home screen (specification, section 2); the owner's words are documents. */
export const homeLabels = {
  scenes: 'Scenes from the cabins',
  eyebrows: { cabins: 'Where you sleep', intro: 'Amenities', contest: 'From our guests' },
  reviews: {
    heading: 'What guests say',
    loading: 'Loading reviews...',
    empty: 'No reviews to display yet. Be the first to leave a review!',
    leave: { label: 'Leave a Review', to: '/review' },
    all: { label: 'Read all reviews', to: '/reviews' },
  },
} as const
