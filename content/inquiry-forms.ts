import { responsePromiseHours } from '#contracts/limits.ts'
import { formWords } from './form-words.ts'

/** The words that both inquiry forms share (specification, sections 2, 4 and 8). */
export const inquiryForm = {
  ...formWords,
  sections: { contact: 'How to reach you' },
  fields: {
    name: { label: 'Your name *' },
    email: { label: 'Email *', hint: 'We’ll only use it to reply.' },
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

/** The labels of the event inquiry (specification, section 2). */
export const planEvent = {
  toForm: 'Ask about your date',
  types: 'What people come together for',
  form: {
    heading: 'Tell us about your event',
    sections: { event: 'Your event', words: 'In your own words' },
    fields: {
      eventType: { label: 'Type of event *' },
      eventDate: { label: 'Date *', hint: 'Not sure yet? Choose the likeliest day.' },
      guestCount: { label: 'Number of guests *' },
      duration: { label: 'How long?', hint: 'Optional. Count setting up and clearing away.' },
      details: {
        label: 'What do you have in mind?',
        hint: 'The mood, the meal, the people, the one thing that must not go wrong.',
      },
    },
    submit: 'Send Event Inquiry',
  },
} as const

/** The labels of the group inquiry (specification, section 2). */
export const groupBooking = {
  capacity: {
    cabins: (count: number) => (count === 1 ? 'cabin' : 'cabins'),
    guests: 'guests in all',
  },
  toForm: 'Ask for your dates',
  cabins: { heading: 'The cabins', sleeps: (count: number) => `Sleeps ${count}` },
  types: 'Good company',
  form: {
    heading: 'Ask for your dates',
    sections: { group: 'Your group', stay: 'Your stay', words: 'Anything else' },
    fields: {
      groupType: { label: 'Type of group *' },
      groupSize: { label: 'Group size *' },
      checkIn: { label: 'Check-in *' },
      checkOut: { label: 'Check-out *' },
      flexibleDates: { label: 'Our dates are flexible' },
      cabinPreferences: {
        label: 'Cabins you would like',
        hint: 'Optional. Choose as many as you like.',
      },
      firstTime: { label: 'It is our first time here' },
      specialRequests: {
        label: 'Special requests',
        hint: 'Cribs, late arrivals, a cake in the fridge: whatever we should know.',
      },
    },
    submit: 'Send Group Inquiry',
  },
} as const
