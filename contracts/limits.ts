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
  /** Pages of reviews that have an address by their number; later ones are reached by cursor. */
  reviewPages: 500,
  /** The most characters taken in the field that only programs fill in. */
  trapLength: 1000,
  /** Built-in events in the grid of the events screen (section 2). */
  sampleEvents: 9,
  /** Upcoming events shown at a time. */
  upcomingEvents: 12,
} as const

/** Times of the specification, section 9, in milliseconds. */
export const timings = {
  heroAutoplayMs: 6000,
  cardAutoplayMs: 4000,
  carouselAutoplayMs: 5000,
  testimonialAutoplayMs: 4000,
  toastMs: 4000,
  copiedLabelMs: 3000,
  cameraCheckMs: 5 * 60_000,
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
  /** Beyond the specification, as are the pixels: a story, not a film. */
  videoMinutes: 10,
  /**
   * Million pixels of a picture, and of a frame of a video. More would take more memory to read than
   * one file is worth; phones take pictures of up to 50 million.
   */
  megapixels: { jpeg: 72, png: 50, webp: 25, video: 38 },
} as const

/** How much the files of entries may take up on which nobody has decided; from when the owner is told. */
export const pendingLimits = {
  warnBytes: 4 * 1024 * megabyte,
  mostBytes: 5 * 1024 * megabyte,
} as const

/** The most characters that each field of a contest entry takes. */
export const submissionLengths = {
  guestName: 100,
  guestEmail: 254,
  cabinStayed: 60,
  stayDates: 100,
  description: 5_000,
  termsVersion: 40,
} as const

/** The most characters that each field of a contest and of a prize takes. */
export const contestLengths = { title: 120, description: 2000, rules: 10_000 } as const
export const prizeLengths = { title: 120, description: 1000, imageUrl: 500 } as const

/** The most that a prize can be worth, in US cents. */
export const largestPrizeCents = 100_000_000

/** What both databases take for the id of a contest or a prize. */
export const largestNumberId = 2_147_483_647

/** Section 5: what a contest without rules of its own says. */
export const defaultContestRules = 'Standard contest rules apply'

/** The most characters that each field of an inquiry takes, and the owner's notes about it. */
export const inquiryLengths = {
  name: 100,
  email: 254,
  phone: 40,
  details: 5_000,
  specialRequests: 5_000,
  notes: 10_000,
} as const

/** Within so many hours an inquiry is answered (specification, section 9). */
export const responsePromiseHours = 24

/** The most characters that each field of a calendar event takes. */
export const eventLengths = {
  summary: 500,
  description: 10_000,
  location: 500,
  htmlLink: 2000,
} as const

/** What is asked of the calendar service (specification, sections 7 and 9). */
export const calendarQuery = { windowDays: 365, maxResults: 50 } as const

/**
 * How many guests can be asked for in the search for free cabins: at most as many as the cabins for
 * groups hold together, which content/cabins.test.ts compares with the content.
 */
export const guestLimits = { min: 1, max: 12, usual: 2 } as const
