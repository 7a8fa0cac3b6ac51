/** Numbers of the specification, section 9. */
export const limits = {
  mobileBreakpointPx: 768,
  featuredReviews: 3,
  otherCabins: 3,
  /** Reviews on a cabin's page. */
  cabinReviews: 3,
  detailThumbnails: 4,
  cardPictures: 4,
  cardAmenities: 3,
  heroPictures: 6,
  pageSize: 20,
  pageSizeMax: 100,
  /** Items of a list of the admin area on one page. */
  listCountMax: 1000,
  /** Reviews on a page of the public list. */
  reviewsPerPage: 12,
  /** Review pages with a numbered address; later ones need a cursor. */
  reviewPages: 500,
  /** Longest value accepted in the honeypot field. */
  honeypotLength: 1000,
  /** Built-in events in the grid of the events screen (section 2). */
  sampleEvents: 9,
  /** Upcoming events shown at a time. */
  upcomingEvents: 6,
} as const

/** Times of the specification, section 9, in milliseconds. */
export const timings = {
  heroAutoplayMs: 6000,
  cardAutoplayMs: 4000,
  /** Between the cards, so that they do not change together. */
  cardStaggerMs: 650,
  carouselAutoplayMs: 5000,
  testimonialAutoplayMs: 4000,
  toastMs: 4000,
  /** A toast that offers to undo something. */
  undoMs: 10_000,
  copiedLabelMs: 3000,
  cameraCheckMs: 5 * 60_000,
} as const

/** Size of the share windows, in pixels. */
export const sharePopup = { width: 600, height: 400 } as const

/** Maximum characters per field of a review. */
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

/** How far ahead a stay may end; anything later is a typo. */
export const stayYearsAhead = 2

/** Days after departure on which a stay link still works. */
export const stayLinkDays = 60

/** Ratings from here up are positive; lower ones trigger service recovery. */
export const positiveRating = 4

/** A form filled in faster than this is possible spam. Milliseconds. */
export const fastestHumanMs = 3000

export const passwordLengths = { min: 12, max: 200 } as const
export const longestUsername = 100
/** Characters of the owner's words for the person they invite. */
export const longestInvitee = 100
export const longestPasskeyName = 60

const megabyte = 1024 * 1024

/** Limits of a contest entry (specification, section 5). */
export const entryLimits = {
  files: 3,
  imageMegabytes: 10,
  imageBytes: 10 * megabyte,
  videoMegabytes: 50,
  videoBytes: 50 * megabyte,
  /** Not in the specification, like the pixels: a story, not a film. */
  videoMinutes: 10,
  /**
   * Million pixels of a picture, and of a video frame. Decoding more would take too much memory;
   * phones take pictures of up to 50 million.
   */
  megapixels: { jpeg: 72, png: 50, webp: 25, video: 38 },
} as const

/** Total size of the files of pending entries, and the size that alerts the owner. */
export const pendingLimits = {
  warnBytes: 4 * 1024 * megabyte,
  mostBytes: 5 * 1024 * megabyte,
} as const

/** Maximum characters per field of a contest entry. */
export const submissionLengths = {
  guestName: 100,
  guestEmail: 254,
  cabinStayed: 60,
  stayDates: 100,
  description: 5_000,
  termsVersion: 40,
} as const

/** Maximum characters per field of a contest and of a prize. */
export const contestLengths = { title: 120, description: 2000, rules: 10_000 } as const
export const prizeLengths = { title: 120, description: 1000, imageUrl: 500 } as const

/** Highest prize value, in US cents. */
export const largestPrizeCents = 100_000_000

/** Largest id of a contest or a prize in both databases. */
export const largestNumberId = 2_147_483_647

/** Section 5: the default when a contest has no rules. */
export const defaultContestRules = 'Standard contest rules apply'

/** Maximum characters per field of an inquiry, and of the owner's notes. */
export const inquiryLengths = {
  name: 100,
  email: 254,
  phone: 40,
  details: 5_000,
  specialRequests: 5_000,
  notes: 10_000,
  answer: 10_000,
} as const

/** Templates for answers: their number, and characters of each. */
export const templateLimits = { count: 30, name: 60, text: 10_000 } as const

/** Inquiries are answered within this time (specification, section 9). */
export const responsePromiseHours = 24

/** Maximum characters per field of a calendar event. */
export const eventLengths = {
  summary: 500,
  description: 10_000,
  location: 500,
  htmlLink: 2000,
} as const

/** Limits of the calendar service query (specification, sections 7 and 9). */
export const calendarQuery = { windowDays: 365, maxResults: 50 } as const

/**
 * Guests in the search for free cabins: at most the capacity of the group cabins;
 * services/site/cabins.test.ts compares it with the documents.
 */
export const guestLimits = { min: 1, max: 12, usual: 2 } as const

/** Characters of a host name, in DNS, or of a campaign's `utm_source`. */
export const longestSource = 253

/** Characters of the path of a page that is counted. */
export const longestPagePath = 200
