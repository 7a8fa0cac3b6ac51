import type { SampleContest } from './store-contests.ts'

/** Last month's, this month's and the next. */
export const sampleContests: readonly SampleContest[] = [
  {
    title: 'Porch Lights',
    description:
      'Evening on the porch: a lamp, a fire, the first stars. Show us your favorite hour.',
    rules:
      'One entry per guest.\nThe picture was taken during your stay.\nNo people without their consent.',
    startsInDays: -62,
    endsInDays: -31,
    status: 'closed',
    prizes: [
      { title: '$100 gift card', description: 'For your next stay with us.', valueCents: 10_000 },
      { title: 'Pie for four', description: 'At the bakery on the square.', valueCents: 4_000 },
    ],
    entries: [
      {
        guestName: 'Harriet Boone',
        cabin: 'Coyote Cabin',
        daysAgo: 58,
        description:
          'We turned the big lamp off and let the small one do the work. The moths had a party.',
        shots: ['coyote-cabin/porch', 'coyote-cabin/dusk'],
        decisions: ['approved', 'winner'],
      },
      {
        guestName: 'Emeka Obi',
        cabin: 'Mountain Laurel',
        daysAgo: 51,
        description: 'Twenty minutes after everyone said there would be no stars tonight.',
        shots: ['mountain-laurel/night'],
        decisions: ['approved', 'winner'],
      },
      {
        guestName: 'Sigrid Holm',
        cabin: 'Desert Willow',
        daysAgo: 44,
        description: 'String lights, one of them broken. It blinks at you like a friend.',
        shots: ['grounds/lanterns'],
        decisions: ['approved'],
      },
      {
        guestName: 'Tomas Rey',
        cabin: 'Morning Dove',
        daysAgo: 40,
        description: 'Last log of the evening.',
        shots: ['morning-dove/fire-pit', 'morning-dove/dusk'],
        decisions: ['approved'],
      },
      {
        guestName: 'Best Deals',
        cabin: 'Texas Sage',
        daysAgo: 37,
        description: 'Great pictures! Visit my shop for more great pictures.',
        shots: ['wimberley/shopping'],
        decisions: ['rejected'],
      },
    ],
  },
  {
    title: 'Water and Stone',
    description:
      'Creeks, springs, limestone: what water has made here in a few million years, seen by you.',
    rules:
      'One entry per guest.\nUp to three pictures or videos.\nStay on the path and off the moss.',
    startsInDays: -12,
    endsInDays: 18,
    status: 'active',
    prizes: [
      { title: '$100 gift card', description: 'For your next stay with us.', valueCents: 10_000 },
      {
        title: 'A print of your picture',
        description: 'Framed, and on our wall.',
        valueCents: 6_500,
      },
    ],
    entries: [
      {
        guestName: 'Lucía Marroquín',
        cabin: 'Texas Sage',
        daysAgo: 10,
        description: 'Jumped in at nine, came out at eleven.\nThe water is cold exactly once.',
        shots: ['wimberley/blue-hole', 'towns/new-braunfels'],
        decisions: ['approved'],
      },
      {
        guestName: 'Walter Finch',
        cabin: 'Mockingbird Cabin',
        daysAgo: 8,
        description: 'The old cypress holds the bank together, and the bank holds the cypress.',
        shots: ['wimberley/blue-hole-evening'],
        decisions: ['approved'],
      },
      {
        guestName: 'Noor Haddad',
        cabin: 'Desert Willow',
        daysAgo: 6,
        description:
          'A slow look along the creek. Turn the sound up; there is none, that is the point.',
        shots: ['wimberley/jacobs-well-creek'],
        filmed: 'wimberley/jacobs-well-creek',
        decisions: ['approved'],
      },
      {
        guestName: 'Bea and Jonah Whitlock',
        cabin: 'Coyote Cabin',
        daysAgo: 4,
        description: 'Our son says this is where the dragon drinks.',
        shots: ['wimberley/jacobs-well'],
        decisions: [],
      },
      {
        guestName: 'Arthur Quill',
        cabin: 'Morning Dove',
        daysAgo: 2,
        description:
          'The wall of the chimney. A fossil in every second stone, if you look long enough.',
        shots: ['coyote-cabin/exterior'],
        decisions: [],
      },
      {
        guestName: 'Priya Raman',
        cabin: 'Mountain Laurel',
        daysAgo: 1,
        description: 'For you to see, not for the website, please.',
        shots: ['mountain-laurel/view'],
        isPrivate: true,
        decisions: [],
      },
      {
        guestName: 'Cheap Photos 4 U',
        cabin: 'Texas Sage',
        daysAgo: 1,
        description: 'We sell followers and photographs.',
        shots: ['wimberley/market-day'],
        isSuspect: true,
        decisions: [],
      },
    ],
  },
  {
    title: 'Winter Skies',
    description: 'Cold nights, clear mornings, and the one day in three years when it snows.',
    rules: '',
    startsInDays: 21,
    endsInDays: 51,
    status: 'draft',
    prizes: [],
    entries: [],
  },
]
