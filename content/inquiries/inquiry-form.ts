import { responsePromiseHours } from '#contracts/limits.ts'
import { formWords } from '../form-words.ts'

/** The words that both inquiry forms share (specification, sections 2, 4 and 8). */
export const inquiryForm = {
  ...formWords,
  sections: { contact: 'How to reach you' },
  fields: {
    name: { label: 'Your name *' },
    email: { label: 'E-mail *', hint: 'We’ll only use it to reply.' },
    phone: { label: 'Phone', hint: 'Optional, for a call or a text.' },
    contactPreference: { label: 'How should we reply?' },
    budget: { label: 'Budget', hint: 'Optional. A rough idea is enough.' },
  },
  choose: 'Choose an answer',
  noPreference: 'No preference',
  needed: (labels: readonly string[]) => `Still required: ${labels.join(', ')}.`,
  complete: 'Everything required is filled in. You can send it now.',
  notSent: 'It was not sent. Everything you typed is still here.',
  whatNext: 'You can close this page now or send us another inquiry below.',
  promise: `We reply within ${responsePromiseHours} hours.`,
} as const
