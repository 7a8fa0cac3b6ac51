import type { Feature } from '#contracts/site/shapes.ts'
import type { GroupType } from '#contracts/options.ts'
import { groupCabins, totalCapacity } from './group-cabins.ts'
import { site } from '../site.ts'

/** Who comes as a group, in the order of the form. */
const types: Readonly<Record<GroupType, { name: string; description: string }>> = {
  family: { name: 'Families', description: 'Grandparents in one cabin, the noise in another.' },
  friends: { name: 'Friends', description: 'The trip you have been promising each other.' },
  corporate: { name: 'Companies and teams', description: 'Work by day, a fire by night.' },
  wedding: {
    name: 'Wedding parties',
    description: 'Everybody close by, the night before and after.',
  },
  couples: { name: 'Couples', description: 'Together for supper, alone on the porch.' },
  celebration: { name: 'Celebrations', description: 'A round birthday deserves a whole weekend.' },
  other: { name: 'Something else', description: 'A choir, a book club, a band of birders.' },
}

const amenities: readonly Feature[] = [
  {
    name: 'One fire for all',
    description: 'The shared fire pit lies between the cabins.',
    icon: 'flame-kindling',
  },
  {
    name: 'Covered pavilion',
    description: 'Room for everybody at one table, in any weather.',
    icon: 'tree-palm',
  },
  {
    name: 'A kitchen each',
    description: 'Full kitchens, so breakfast happens when each cabin wakes.',
    icon: 'cooking-pot',
  },
  { name: 'High-Speed WiFi', description: 'In every cabin, for those who must.', icon: 'wifi' },
  { name: 'Free parking', description: 'Beside the cabins, for every car you bring.', icon: 'car' },
  {
    name: 'Doors that close',
    description: 'Your own porch and your own quiet when you want it.',
    icon: 'moon-star',
  },
]

/** The words of the group inquiry (specification, section 2). */
export const groupBooking = {
  title: 'Group Booking',
  searchResult: {
    name: `Group Cabins in ${site.town} for up to ${totalCapacity}`,
    description: `Families, friends, teams: cabins for up to ${totalCapacity} in ${site.town}, Texas. Tell us who is coming and when, and we answer with what is free and what it costs.`,
  },
  eyebrow: 'Families, friends, teams',
  heading: 'Bring everybody',
  lead: 'Take a few cabins or all of them. Tell us who is coming and when, and we answer with what is free and what it costs.',
  capacity: {
    cabins: { value: groupCabins.length, label: 'cabins' },
    guests: { value: totalCapacity, label: 'guests in all' },
  },
  toForm: 'Ask for your dates',
  cabins: {
    heading: 'The cabins',
    lead: `${groupCabins.length} cabins, a few steps apart. Together they sleep ${totalCapacity}.`,
    sleeps: (count: number) => `Sleeps ${count}`,
  },
  types: { heading: 'Good company', list: types },
  amenities: { heading: 'What you share, and what you do not', list: amenities },
  help: {
    heading: 'Need a hand?',
    text: 'More of you than beds, a dog, a wheelchair, a violin section? Call us before you fill in anything.',
  },
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
