/** Words several guide pages share. */
export const guideWords = {
  areaGuide: { name: 'Things to Do', path: '/things-to-do' },
  tabs: 'Areas',
  cabins: { label: 'View Our Cabins', to: '/' },
  /** All cards say the same; `of` adds the card's title for screen readers. */
  learnMore: { label: 'Learn More', of: 'about' },
  visitWebsite: { label: 'Visit Website', of: 'of' },
  opensNewTab: '(opens in a new tab)',
  duration: 'Allow',
  moreGuides: 'More guides nearby',
  backToGuide: { label: 'All things to do', to: '/things-to-do' },
  /** Shown while a page contains a sample. */
  samples: {
    fees: 'Sample amounts, until we have checked them. The park’s own page has today’s.',
    shops: 'These shops are samples, until we have put in our own favorites.',
    restaurants: 'These tables are samples, until we have put in our own favorites.',
  },
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
} as const
