/** Numbers of the specification, section 9, each standing here once. */
export const limits = {
  mobileBreakpointPx: 768,
  featuredReviews: 3,
  otherCabins: 3,
  detailThumbnails: 4,
  cardPictures: 4,
  cardAmenities: 3,
  heroPictures: 6,
  pageSize: 20,
  pageSizeMax: 100,
  /** The most characters taken in the field that only programs fill in. */
  trapLength: 1000,
} as const

/** Times of the specification, section 9, in milliseconds. */
export const timings = {
  heroAutoplayMs: 6000,
  cardAutoplayMs: 4000,
  carouselAutoplayMs: 5000,
  testimonialAutoplayMs: 4000,
  toastMs: 4000,
  copiedLabelMs: 3000,
} as const

/** Size of the share windows, in pixels. */
export const sharePopup = { width: 600, height: 400 } as const

/** The most characters that each field of a review takes. */
export const reviewLengths = {
  guestName: 100,
  guestEmail: 254,
  guestPhone: 40,
  cabin: 60,
  stayDates: 100,
  reviewTitle: 200,
  reviewText: 10_000,
  favoriteFeature: 500,
  improvementSuggestion: 5_000,
  ownerReply: 5_000,
} as const

/** From this many stars on a review is positive; below, it calls for service recovery. */
export const positiveRating = 4

/** Filled in faster than this, a form was hardly filled in by a person. Milliseconds. */
export const fastestHumanMs = 3000

export const passwordLengths = { min: 12, max: 200 } as const

const megabyte = 1024 * 1024

/** What a contest entry may carry (specification, section 5). */
export const entryLimits = {
  files: 3,
  imageMegabytes: 10,
  imageBytes: 10 * megabyte,
  videoMegabytes: 50,
  videoBytes: 50 * megabyte,
} as const

/** The most characters that each field of a contest entry takes. */
export const submissionLengths = {
  guestName: 100,
  guestEmail: 254,
  cabinStayed: 60,
  stayDates: 100,
  description: 5_000,
} as const
