import { entryLimits } from '#contracts/limits.ts'
import type { PolicySection } from '#contracts/site/pages.ts'
import { site } from '../site.ts'

export { termsVersion } from './terms-version.ts'

const { street, city, region, postalCode } = site.address
const { files, imageMegabytes, videoMegabytes, videoMinutes, megapixels } = entryLimits

/** The words around the rules of every contest; a contest adds its dates, prizes and own rules. */
export const contestRules = {
  title: (contest: string) => `Rules: ${contest}`,
  back: { label: 'Back to the contest', to: '/contest' },
  version: (date: string) => `Version of ${date}`,
  privacy: { label: 'Privacy Policy', to: '/privacy-policy' },
  intro:
    'No purchase is necessary to enter or to win. By entering you agree to these rules. They are short on purpose; ask us if anything is unclear.',
  facts: {
    heading: 'This contest',
    sponsor: 'Sponsor',
    sponsorValue: `${site.property}, ${street}, ${city}, ${region} ${postalCode}`,
    opens: 'Opens',
    closes: 'Closes',
    closing: ({ isWholeDay, text }: { isWholeDay: boolean; text: string }) =>
      isWholeDay ? `${text}, at the end of the day` : text,
    prizes: 'Prizes',
    noPrizes: 'To be announced before the contest closes',
    value: 'Total value',
  },
  own: 'Rules of this contest',
} as const

/** What holds for every contest, in the order in which it is read. */
export const commonRules: readonly PolicySection[] = [
  {
    heading: 'Who may enter',
    list: [
      `Anybody who has stayed at ${site.property} and is 18 or older. Whoever is younger may enter together with a parent or guardian.`,
      'Owners and staff, and those who live with them, cannot win.',
      'The contest is void where the law forbids it.',
    ],
  },
  {
    heading: 'What you may send',
    list: [
      `Up to ${files} photos or videos with one entry: JPEG, PNG or WebP up to ${imageMegabytes} MB each, MP4 or WebM up to ${videoMegabytes} MB each.`,
      `A photo has at most ${megapixels.jpeg} million pixels as JPEG, ${megapixels.png} million as PNG and ${megapixels.webp} million as WebP. A video takes at most ${videoMinutes} minutes and has at most ${megapixels.video} million pixels in each frame.`,
      'Pictures that you took yourself during your stay. Whoever can be recognized in them agrees to be shown.',
      'Nothing that is unlawful, hurtful, or belongs to somebody else. We leave such entries out.',
      'What counts is the moment at which you begin to send your entry, by our clock and in the time zone of the property. What begins while the contest is open is taken, however long its files are on their way. If the sending breaks off, the next try counts.',
    ],
  },
  {
    heading: 'How the winner is chosen',
    paragraphs: [
      'We look at every entry ourselves. Three things count, each as much as the others:',
    ],
    list: [
      'The moment: does it show what a stay here feels like?',
      'The picture: light, composition, and care.',
      'The story told with it.',
    ],
  },
  {
    heading: 'The prize',
    paragraphs: [
      'We write to the winner at the e-mail address given with the entry within 14 days after the contest closes. If nobody answers within 14 days, the next entry wins. A prize cannot be exchanged for cash or passed on. Taxes on it, if any, are the winner’s.',
    ],
  },
  {
    heading: 'What you allow us to do',
    paragraphs: [
      `Your pictures stay yours. You give ${site.property} the right, free of charge and not exclusive, to keep and judge them for this contest. If you allow it when you enter, we may also show them on this website, with your name, the cabin, the dates of your stay and your story. For anything else we ask you first.`,
    ],
  },
  {
    heading: 'Taking an entry back',
    paragraphs: [
      `Write to ${site.email} from the address you entered with and we take your entry off this website and delete its files, at any time and without a reason. An entry that is taken back cannot win.`,
    ],
  },
  {
    heading: 'Your data',
    paragraphs: [
      'We use your name and e-mail address to run the contest and to reach the winner, and never show the address. Our Privacy Policy, linked below, says more.',
    ],
  },
]
