import { describe, expect, test } from 'vitest'
import * as labels from './inquiry-labels.ts'

// Each choice of the specification, section 3, in its order, and what it is called.

describe('every choice has its words', () => {
  test.each([
    [
      'event types',
      labels.eventTypeLabels,
      [
        ['wedding', 'Wedding'],
        ['reception', 'Reception'],
        ['anniversary', 'Anniversary'],
        ['birthday', 'Birthday'],
        ['reunion', 'Reunion'],
        ['corporate', 'Corporate retreat'],
        ['graduation', 'Graduation'],
        ['other', 'Something else'],
      ],
    ],
    [
      'guests of an event',
      labels.eventGuestCountLabels,
      [
        ['1-5', '1 to 5 guests'],
        ['6-10', '6 to 10 guests'],
        ['11-15', '11 to 15 guests'],
        ['16-20', '16 to 20 guests'],
        ['20+', 'More than 20 guests'],
      ],
    ],
    [
      'durations',
      labels.eventDurationLabels,
      [
        ['half-day', 'Half a day'],
        ['full-day', 'A full day'],
        ['weekend', 'A weekend'],
        ['multiple-days', 'Several days'],
      ],
    ],
    [
      'event budgets',
      labels.eventBudgetLabels,
      [
        ['under-5k', 'Under $5,000'],
        ['5k-10k', '$5,000 to $10,000'],
        ['10k-20k', '$10,000 to $20,000'],
        ['20k-50k', '$20,000 to $50,000'],
        ['50k+', 'More than $50,000'],
        ['discuss', 'Let us talk about it'],
      ],
    ],
    [
      'group types',
      labels.groupTypeLabels,
      [
        ['family', 'Family'],
        ['friends', 'Friends'],
        ['corporate', 'Company or team'],
        ['wedding', 'Wedding party'],
        ['couples', 'Couples'],
        ['celebration', 'Celebration'],
        ['other', 'Something else'],
      ],
    ],
    [
      'group sizes',
      labels.groupSizeLabels,
      [
        ['2-4', '2 to 4 people'],
        ['5-8', '5 to 8 people'],
        ['9-12', '9 to 12 people'],
        ['13+', '13 people or more'],
      ],
    ],
    [
      'group budgets',
      labels.groupBudgetLabels,
      [
        ['under-1k', 'Under $1,000'],
        ['1k-2k', '$1,000 to $2,000'],
        ['2k-5k', '$2,000 to $5,000'],
        ['5k+', 'More than $5,000'],
        ['discuss', 'Let us talk about it'],
      ],
    ],
    [
      'ways to be answered',
      labels.contactPreferenceLabels,
      [
        ['email', 'Email'],
        ['phone', 'Phone call'],
        ['text', 'Text message'],
        ['either', 'Any of these'],
      ],
    ],
  ])('%s', (_name, list, words) => {
    expect(Object.entries(list)).toEqual(words)
  })
})
