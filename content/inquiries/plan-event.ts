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
