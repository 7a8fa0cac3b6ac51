/** Numbers of the specification, section 9, each standing here once. Times in milliseconds. */
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
} as const

export const timings = {
  heroAutoplayMs: 6000,
  cardAutoplayMs: 4000,
  carouselAutoplayMs: 5000,
  testimonialAutoplayMs: 4000,
  toastMs: 4000,
} as const

/** Size of the share windows. */
export const sharePopup = { width: 600, height: 400 } as const
