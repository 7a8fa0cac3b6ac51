import type { JacobsWell } from '#contracts/site/guide.ts'
import { guideTime } from './driving-times.ts'
import { site } from '../site.ts'

const drive = guideTime("Jacob's Well")

/** The words of /jacobs-well (specification, section 2). */
export const jacobsWell: JacobsWell = {
  path: '/jacobs-well',
  title: "Jacob's Well",
  eyebrow: 'Swimming hole',
  heading: "Jacob's Well",
  lead: 'A round dark opening in the bed of a creek, and cold clear water coming up out of it as it has for longer than anybody has been here to see.',
  searchName: `Jacob's Well Swimming, ${site.town}`,
  description: `How to swim at Jacob's Well near ${site.town}: reservations, the season from May through October, the rules and what to bring. 15 minutes from the cabins.`,
  figures: [
    { value: drive, label: 'from the cabins' },
    { value: 'May–Oct', label: 'swimming season' },
    { value: '68°F', label: 'the spring, all year' },
  ],
  season: {
    label: 'Swimming season',
    from: 5,
    to: 11,
    note: 'May through October. Swimming is prohibited in all other months.',
  },
  rules: {
    heading: 'Three rules',
    lead: 'They are short because they matter.',
    list: [
      {
        name: 'Reserve to swim',
        description:
          'A reservation is required for swimming. Book it before you drive: there is no place in line for those who hope.',
      },
      {
        name: 'May through October only',
        description:
          'In season you may swim. Swimming is prohibited at all other times, so that the creek can rest.',
      },
      {
        name: 'No diving',
        description:
          'Ever, from anywhere, with or without a tank. Below the opening lies a cave that has cost the lives of trained divers.',
      },
    ],
  },
  story: {
    heading: 'Where the creek begins',
    paragraphs: [
      "Jacob's Well is the mouth of an underwater cave, about twelve feet across, where water from the Trinity Aquifer rises into Cypress Creek. The same water flows on through town and fills Blue Hole.",
      'How much comes up depends on how much rain went down. After dry months the spring runs low or rests altogether, and then swimming can stay closed in the middle of the season. Look at the park’s own page before you promise it to the children.',
    ],
  },
  bring: {
    heading: 'What to bring',
    list: [
      {
        name: 'Your reservation',
        description: 'On the phone, and on paper in case it finds no signal.',
      },
      { name: 'Water shoes', description: 'The path is gravel and the rock is slick.' },
      { name: 'Drinking water', description: 'And something to carry your empties home in.' },
      { name: 'A dry towel', description: 'The water is 68 degrees, also in August.' },
    ],
  },
  questions: {
    heading: 'Before you go',
    list: [
      {
        question: "Do I need a reservation for Jacob's Well?",
        answer: 'Yes, for swimming. Without one you cannot go into the water.',
      },
      {
        question: "When can I swim at Jacob's Well?",
        answer:
          'From May through October. Swimming is prohibited in the other months, and can be closed in season when the spring is low.',
      },
      {
        question: "May I dive at Jacob's Well?",
        answer: 'No. Diving is not allowed.',
      },
      {
        question: "How far is Jacob's Well from the cabins?",
        answer: `${drive.replace('min', 'minutes')} by car.`,
      },
    ],
  },
  official: { label: 'Hays County, which keeps the park', url: 'https://hayscountytx.gov/' },
}
