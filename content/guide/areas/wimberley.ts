import type { Area } from '#contracts/site/guide.ts'

export const wimberley: Area = {
  slug: 'wimberley',
  name: 'Wimberley',
  lead: 'Two spring-fed swimming holes, one small square and a hill to climb before breakfast. You can do it all and still be back on the porch for lunch.',
  attractions: [
    {
      id: 'downtown-square',
      title: 'Downtown Square',
      description:
        'Stone fronts, galleries and a good lunch around one walkable square. Come on a Saturday morning for the farmers market.',
      duration: '2 to 4 hours',
      link: '/downtown-square',
    },
    {
      id: 'jacobs-well',
      title: "Jacob's Well",
      description:
        'An artesian spring that opens like a dark eye in the creek bed. Swim in season with a reservation, or walk down to look at it.',
      duration: '2 hours',
      link: '/jacobs-well',
    },
    {
      id: 'blue-hole',
      title: 'Blue Hole Regional Park',
      description:
        'Cypress shade, cold clear water and 126 acres of trails and lawns around it. Reserve before you drive over in summer.',
      duration: 'Half a day',
      link: '/blue-hole',
    },
    {
      id: 'market-days',
      title: 'Wimberley Market Days',
      description:
        'More than 450 vendors under the oaks on the first Saturday of the month, March to December. Bring cash, a hat and an empty trunk.',
      duration: 'A morning',
      external: 'https://shopwimberley.com/',
    },
    {
      id: 'old-baldy',
      title: 'Old Baldy Park',
      description:
        'Stone steps up a steep little hill, and the whole valley at the top. Go early: the sunrise is free and the stone is still cool.',
      duration: '1 hour',
      external: 'https://wimberleyparksandrec.com/',
    },
    {
      id: 'emilyann',
      title: 'EmilyAnn Theatre and Gardens',
      description:
        'Plays beneath the stars, themed gardens and a path for butterflies. Look at the calendar first: shows come in seasons.',
      duration: '1 to 3 hours',
      external: 'https://emilyann.org/',
    },
  ],
}
