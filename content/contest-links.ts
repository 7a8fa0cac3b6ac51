/** Links to the contest, from home and from its own screens. */
export const contestLinks = {
  submit: { label: 'Submit Entry', to: '/contest/submit' },
  gallery: { label: 'View Gallery', to: '/contest/gallery' },
  enter: { label: 'Enter Contest', to: '/contest/submit' },
  winners: { label: 'View Past Winners', to: '/contest/gallery' },
} as const
