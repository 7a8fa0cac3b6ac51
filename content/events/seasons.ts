import type { EventSeason } from '#contracts/site/events.ts'

/** What each part of the year is good for (specification, section 3). */
export const eventSeasons: readonly EventSeason[] = [
  {
    season: 'Spring',
    highlights: [
      'Bluebonnets along every road from late March',
      'Market Days opens again on the first Saturday of March',
      'Porch concerts and garden tours',
    ],
  },
  {
    season: 'Summer',
    highlights: [
      'Swimming season at the springs and on the rivers',
      'Peach and lavender weekends',
      'Fourth of July parades, rodeos and night markets',
    ],
  },
  {
    season: 'Fall',
    highlights: [
      'Grape harvest and new wine',
      'October festivals with polka and pretzels',
      'Star parties, studio tours and pumpkin days',
    ],
  },
  {
    season: 'Winter',
    highlights: [
      'Courthouses and squares in lights from Thanksgiving on',
      'Christmas markets and choirs by candlelight',
      'Quiet cellars, fireplaces and the clearest skies',
    ],
  },
]
