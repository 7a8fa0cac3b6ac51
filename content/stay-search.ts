/** The words of the search for free cabins, on every page that has it. */
export const staySearchWords = {
  label: 'Find a free cabin',
  dates: 'Dates',
  addDates: 'Add dates',
  choose: 'Choose your dates',
  from: 'Arrive',
  to: 'Leave',
  guests: 'Guests',
  guestsOption: (count: number) => `${count} ${count === 1 ? 'guest' : 'guests'}`,
  button: 'Find free cabins',
  weekends: ['This weekend', 'Next weekend'],
  clear: 'Clear dates',
  done: 'Done',
  nights: (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`,
} as const
