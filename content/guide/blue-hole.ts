import type { BlueHole } from '#contracts/site/guide.ts'
import { guideTime } from './driving-times.ts'
import { site } from '../site.ts'

const drive = guideTime('Blue Hole')

/** The words of /blue-hole (specification, section 2). */
export const blueHole: BlueHole = {
  path: '/blue-hole',
  title: 'Blue Hole Regional Park',
  eyebrow: 'Swimming hole',
  heading: 'Blue Hole Regional Park',
  lead: 'Bald cypresses older than Texas, and between them a stretch of creek the color of green glass.',
  searchName: `Blue Hole Swimming in ${site.town}`,
  description: `Blue Hole Regional Park in ${site.town}: swim by reservation from Memorial Day to Labor Day. Season, fees by age and residency, trails and what to bring.`,
  figures: [
    { value: '126', label: 'acres of park' },
    { value: drive, label: 'from the cabins' },
    { value: 'Under 3', label: 'swim for free' },
  ],
  season: {
    label: 'Swimming season',
    // Late in May to early in September.
    from: 5.85,
    to: 9.2,
    note: 'Memorial Day to Labor Day, by reservation.',
  },
  story: {
    heading: 'A swimming hole with a park around it',
    paragraphs: [
      'Children of this valley learned to swim here long before it was a park. The town bought the land to keep it that way, and 126 acres of meadow and cedar came with it.',
      'In summer you need a reservation to swim, and there are only so many places. The rest of the year the water rests, and the trails are the reason to come.',
    ],
  },
  amenities: {
    heading: 'What is there',
    cards: [
      {
        name: 'The swimming hole',
        description: 'Spring-fed Cypress Creek, rope swings and lawns down to the water.',
        icon: 'waves',
      },
      {
        name: 'Trails',
        description: 'Miles of easy paths through meadow, cedar and live oak, open all year.',
        icon: 'footprints',
      },
      {
        name: 'Picnic tables',
        description: 'Shade, a table and your own sandwiches. The best lunch in town.',
        icon: 'table',
      },
      {
        name: 'Playscape',
        description: 'Climbing, sliding and sand, for those who are too small to float.',
        icon: 'playground',
      },
      {
        name: 'Courts and fields',
        description: 'Sand volleyball, basketball and room for a long throw.',
        icon: 'volleyball',
      },
      {
        name: 'Pavilion',
        description: 'A roof for a family that has grown too large for one table.',
        icon: 'tent',
      },
    ],
  },
  fees: {
    heading: 'What it costs',
    lead: 'Swimming fees go by age and by where you live. Children under 3 are free, and residents of Wimberley pay less.',
    caption: 'Swimming fees for one day',
    columns: { age: 'Age', visitor: 'Visitors', resident: 'Residents' },
    free: 'Free',
    rows: [
      { age: 'Under 3', visitorCents: 0, residentCents: 0 },
      { age: '3 to 12', visitorCents: 800, residentCents: 500, sample: true },
      { age: '13 to 59', visitorCents: 1200, residentCents: 800, sample: true },
      { age: '60 and over', visitorCents: 800, residentCents: 500, sample: true },
    ],
  },
  bring: {
    heading: 'What to bring',
    list: [
      { name: 'Your reservation', description: 'Printed, or on the phone.' },
      { name: 'A blanket', description: 'The lawns are wide, and the good shade goes first.' },
      { name: 'A tube', description: 'Small enough that you can carry it down the hill.' },
      { name: 'No glass', description: 'Feet are bare here. Leave it at the cabin.' },
    ],
  },
  questions: {
    heading: 'Before you go',
    list: [
      {
        question: 'Do I need a reservation for Blue Hole?',
        answer: 'Yes. Swimming is by reservation, and summer weekends are gone early.',
      },
      {
        question: 'When can I swim at Blue Hole?',
        answer:
          'From Memorial Day, the last Monday in May, to Labor Day, the first Monday in September.',
      },
      {
        question: 'Do small children pay at Blue Hole?',
        answer: 'Children under 3 are free. All others pay by age, and residents pay less.',
      },
      {
        question: 'How far is Blue Hole from the cabins?',
        answer: `${drive.replace('min', 'minutes')} by car.`,
      },
    ],
  },
  official: { label: 'Wimberley Parks and Recreation', url: 'https://wimberleyparksandrec.com/' },
}
