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
