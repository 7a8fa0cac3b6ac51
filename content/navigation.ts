/** Header, footer and banner (specification, section 2); `planning` is our addition. */
export const navigation = {
  header: [
    { label: 'Home', to: '/' },
    { label: 'About', to: '/about' },
    { label: 'Things to Do', to: '/things-to-do' },
    { label: 'Events', to: '/events' },
    { label: 'Reviews', to: '/reviews' },
    { label: 'Live Views', to: '/live-views' },
  ],
  bookNow: 'Book Now',
  quickLinks: {
    heading: 'Quick Links',
    links: [
      { label: 'All Cabins', to: '/cabins' },
      { label: 'Amenities', to: '/#amenities' },
      { label: 'Things to Do', to: '/things-to-do' },
      { label: 'Leave a Review', to: '/review' },
    ],
  },
  /** Its links are the local guides. */
  explore: { heading: 'Explore' },
  planning: {
    heading: 'Plan Your Stay',
    links: [
      { label: 'Availability Calendar', to: '/book-now' },
      { label: 'Plan an Event', to: '/plan-event' },
      { label: 'Group Booking', to: '/group-booking' },
      { label: 'Photo Contest', to: '/contest' },
      { label: 'Contact Us', to: '/contact' },
    ],
  },
  /** While any picture is one. */
  drawings: 'Some pictures on this site are drawings until our photographs replace them.',
  policies: [
    { label: 'Privacy Policy', to: '/privacy-policy' },
    { label: 'Terms of Service', to: '/terms-of-service' },
    { label: 'Cancellation Policy', to: '/cancellation-policy' },
  ],
  banner: {
    text: 'Bringing everybody?',
    links: [
      { label: 'Plan an event', to: '/plan-event' },
      { label: 'Book for a group', to: '/group-booking' },
    ],
    close: 'Close this notice',
  },
} as const

/** Links at the end of the about page. */
export const toCabins = { label: 'See the cabins', to: '/cabins' } as const
