import type { AreaGuide } from '#contracts/site/guide.ts'

/** The local guides, as one leads to the others. */
export const nearbyGuides: AreaGuide['guides'] = {
  heading: 'Close to the porch',
  lead: 'Five short guides to what is nearest.',
  links: [
    {
      name: 'The square',
      description: 'Shops, lunch and a Saturday market.',
      link: { label: 'Downtown Square', to: '/downtown-square' },
    },
    {
      name: 'The spring',
      description: 'A season, a reservation and one firm rule.',
      link: { label: "Jacob's Well", to: '/jacobs-well' },
    },
    {
      name: 'The park',
      description: 'Cypress shade, fees and 126 acres.',
      link: { label: 'Blue Hole', to: '/blue-hole' },
    },
    {
      name: 'The shops',
      description: 'Two districts and what to look for.',
      link: { label: 'Shopping', to: '/shopping' },
    },
    {
      name: 'The table',
      description: 'Six places, from coffee to wine.',
      link: { label: 'Dining', to: '/dining' },
    },
  ],
}
