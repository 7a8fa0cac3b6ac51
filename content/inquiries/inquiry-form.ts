import { responsePromiseHours } from '#contracts/limits.ts'

/** The words that both inquiry forms share (specification, sections 2, 4 and 8). */
export const inquiryForm = {
  required: 'Fields marked with * are required.',
  sections: { contact: 'How we reach you' },
  fields: {
    name: { label: 'Your name *' },
    email: { label: 'E-mail *', hint: 'For our answer, and nothing else.' },
    phone: { label: 'Phone', hint: 'Optional, for a call or a text.' },
    contactPreference: { label: 'How should we answer?' },
    budget: { label: 'Budget', hint: 'Optional. A rough idea is enough.' },
  },
  choose: 'Choose an answer',
  noPreference: 'No preference',
  needed: (labels: readonly string[]) => `Needed before you can send it: ${labels.join(', ')}.`,
  complete: 'Everything required is filled in. You can send it now.',
  submitting: 'Submitting...',
  check: 'Please check the marked fields. Everything you typed is still here.',
  notSent: 'It was not sent. Everything you typed is still here.',
  whatNext: 'You can close this page now, or send us another one below.',
  promise: `We answer within ${responsePromiseHours} hours.`,
  privacy: {
    text: 'What happens with what you send:',
    link: 'Privacy Policy',
    to: '/privacy-policy',
  },
} as const
