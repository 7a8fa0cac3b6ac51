import { entryLimits } from '#contracts/limits.ts'
import { contestPage } from './contest.ts'
import { formWords } from './form-words.ts'

const { files, imageMegabytes, videoMegabytes, videoMinutes, megapixels } = entryLimits

/** The words of the entry screen (specification, sections 2, 4 and 5). */
export const contestEntry = {
  title: 'Enter the Contest',
  none: {
    text: contestPage.none.text,
    contest: { label: 'To the contest page', to: '/contest' },
    gallery: contestPage.none.gallery,
  },
  failed: contestPage.failed,
  closes: contestPage.closes,
  prizes: contestPage.prizes,
  rules: contestPage.rules,
  winners: { heading: 'From past winners' },
  form: {
    heading: 'Your entry',
    ...formWords,
    withoutScripts: {
      before: `Without JavaScript, files cannot be sent from here. Enter by email instead, with up to ${files} files, your name, cabin, dates and story, and a line that you agree to the rules and whether we may show your entry:`,
      subject: 'Contest entry',
    },
    sections: { guest: 'You and your stay', files: 'Your photos and videos', consent: 'Consent' },
    fields: {
      guestName: { label: 'Your name *', hint: 'Shown with your entry if you allow it.' },
      guestEmail: { label: 'Email *', hint: 'To reach the winner. Never shown.' },
      cabinStayed: {
        label: 'Cabin you stayed in *',
        hint: (cabins: number) => (cabins > 1 ? `One of our ${cabins} cabins.` : 'Our cabin.'),
        choose: 'Choose a cabin',
      },
      stayDates: {
        label: 'Dates of your stay *',
        hint: (year: string) => `For example: May 2–5, ${year}`,
      },
      description: { label: 'The story behind it *', hint: 'What happened, and where you stood.' },
      consentToDisplay: {
        label: 'You may show my entry on this website, with my name, cabin, dates and story.',
      },
      consentToTerms: { label: 'I agree to the contest terms and conditions. *' },
    },
    files: {
      label: 'Photos and videos *',
      choose: 'Choose files',
      drop: 'or drop them here',
      hint: `Up to ${files}. JPEG, PNG or WebP up to ${imageMegabytes}\u00a0MB each, MP4 or WebM up to ${videoMegabytes}\u00a0MB each.`,
      moreLimits: `Videos up to ${videoMinutes} minutes, photos up to ${megapixels.jpeg} million pixels (PNG ${megapixels.png}, WebP ${megapixels.webp}).`,
      list: 'Chosen files',
      remove: (name: string) => `Remove ${name}`,
      added: (names: readonly string[]) => `Added: ${names.join(', ')}.`,
      removed: (name: string) => `Removed: ${name}.`,
      noPreview: 'No preview',
    },
    submit: 'Submit Entry',
    retry: 'Try again',
    cancel: 'Cancel upload',
    progress: 'Upload',
    percent: (value: number) => `${value}%`,
    announced: (value: number) => `${value} percent uploaded`,
    uploaded: 'Everything has arrived. We are looking at your files, one moment.',
    cancelled: 'The upload was cancelled. Everything you typed and chose is still here.',
    broken:
      'The connection broke before your entry was complete. Everything you typed and chose is still here: please try again.',
    check: 'Please check the marked fields. Everything you typed and chose is still here.',
  },
} as const
