import { entryLimits } from '#contracts/limits.ts'
import { contestLinks } from './contest-links.ts'

const kinds = { image: 'Photo', video: 'Video' } as const

/** The labels of the contest gallery (specification, sections 2 and 8). */
export const galleryPage = {
  title: 'Contest Gallery',
  lead: 'What our guests saw, and how they tell it.',
  filter: { contest: 'Contest', all: 'All contests', apply: 'Show' },
  winners: { heading: 'Winners', badge: 'Winner' },
  guests: { heading: 'From our guests' },
  loading: 'Loading entries...',
  retry: 'Try again',
  empty: {
    heading: 'Nothing on the wall yet',
    text: 'The first approved entry will hang here. It could be yours.',
  },
  /** Drawings in the place of entries, until the first one is approved. */
  examples: {
    heading: 'What an entry can be',
    text: 'Three examples, as drawings. No guest has sent these.',
    badge: 'Example',
  },
  noneOfContest: {
    heading: 'Nothing on the wall yet',
    text: 'No entry of this contest can be seen so far.',
  },
  more: 'Show more',
  loadingMore: 'Loading...',
  /** Opens the entry large. */
  open: (guest: string) => `Look at the entry of ${guest}`,
  several: (count: number) => `1 of ${count}`,
  alt: (kind: keyof typeof kinds, guest: string, position: number, count: number) =>
    `${kinds[kind]} ${position} of ${count} by ${guest}`,
  notShown: {
    image: 'This picture could not be loaded.',
    video: 'This video could not be played.',
  },
  files: (guest: string) => `Everything ${guest} sent`,
  file: (kind: keyof typeof kinds, position: number) => `${kinds[kind]} ${position}`,
  dialog: 'Contest entries',
  slides: 'Contest entries, one at a time',
  story: (guest: string) => `The story of ${guest}`,
  callToAction: {
    heading: 'Your turn',
    text: `Show us your stay. Up to ${entryLimits.files} photos or videos, and a few lines about the moment.`,
    submit: contestLinks.submit,
    contest: { label: 'See the contest', to: '/contest' },
  },
} as const
