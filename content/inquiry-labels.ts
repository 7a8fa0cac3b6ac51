import type {
  ContactPreference,
  EventBudget,
  EventDuration,
  EventGuestCount,
  EventType,
  GroupBudget,
  GroupSize,
  GroupType,
} from '#contracts/options.ts'

// What guests, the owner and the confirmation call each choice of the two forms (section 3).

export const eventTypeLabels: Readonly<Record<EventType, string>> = {
  wedding: 'Wedding',
  reception: 'Reception',
  anniversary: 'Anniversary',
  birthday: 'Birthday',
  reunion: 'Reunion',
  corporate: 'Corporate retreat',
  graduation: 'Graduation',
  other: 'Something else',
}

export const eventGuestCountLabels: Readonly<Record<EventGuestCount, string>> = {
  '1-5': '1 to 5 guests',
  '6-10': '6 to 10 guests',
  '11-15': '11 to 15 guests',
  '16-20': '16 to 20 guests',
  '20+': 'More than 20 guests',
}

export const eventDurationLabels: Readonly<Record<EventDuration, string>> = {
  'half-day': 'Half a day',
  'full-day': 'A full day',
  weekend: 'A weekend',
  'multiple-days': 'Several days',
}

export const eventBudgetLabels: Readonly<Record<EventBudget, string>> = {
  'under-5k': 'Under $5,000',
  '5k-10k': '$5,000 to $10,000',
  '10k-20k': '$10,000 to $20,000',
  '20k-50k': '$20,000 to $50,000',
  '50k+': 'More than $50,000',
  discuss: 'Let us talk about it',
}

export const groupTypeLabels: Readonly<Record<GroupType, string>> = {
  family: 'Family',
  friends: 'Friends',
  corporate: 'Company or team',
  wedding: 'Wedding party',
  couples: 'Couples',
  celebration: 'Celebration',
  other: 'Something else',
}

export const groupSizeLabels: Readonly<Record<GroupSize, string>> = {
  '2-4': '2 to 4 people',
  '5-8': '5 to 8 people',
  '9-12': '9 to 12 people',
  '13+': '13 people or more',
}

export const groupBudgetLabels: Readonly<Record<GroupBudget, string>> = {
  'under-1k': 'Under $1,000',
  '1k-2k': '$1,000 to $2,000',
  '2k-5k': '$2,000 to $5,000',
  '5k+': 'More than $5,000',
  discuss: 'Let us talk about it',
}

export const contactPreferenceLabels: Readonly<Record<ContactPreference, string>> = {
  email: 'Email',
  phone: 'Phone call',
  text: 'Text message',
  either: 'Any of these',
}
