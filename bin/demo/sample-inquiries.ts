import type { InquiryChange } from '#contracts/inquiries.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { updateInquiry } from '#services/inquiries/inquiries.ts'
import type { Guests } from './guests.ts'
import { emailOf, type MovableClock } from './times.ts'

interface SampleInquiry {
  kind: 'event' | 'group'
  name: string
  daysAgo: number
  /** Days from the inquiry to the event, or to the arrival. */
  ahead: number
  nights?: number
  /** Preferred ones of those for groups, from one place to before another. */
  cabins?: readonly [from: number, to: number]
  fields: Readonly<Record<string, unknown>>
  /** What the owner did with it. */
  change?: InquiryChange
}

const phone = '512-555-0107'

const sampleInquiries: readonly SampleInquiry[] = [
  {
    kind: 'group',
    name: 'Dolores Vance',
    daysAgo: 26,
    ahead: 60,
    nights: 3,
    cabins: [2, 4],
    fields: {
      phone,
      contactPreference: 'phone',
      groupType: 'family',
      groupSize: '9-12',
      budget: '2k-5k',
      specialRequests: 'Grandmother turns ninety. One cabin without steps would be kind.',
    },
    change: {
      status: 'closed',
      notes: 'Booked three cabins with the partner. Ramp is in the shed.',
    },
  },
  {
    kind: 'event',
    name: 'Ibrahim Sayed',
    daysAgo: 11,
    ahead: 140,
    fields: {
      contactPreference: 'email',
      eventType: 'wedding',
      guestCount: '20+',
      duration: 'weekend',
      budget: '10k-20k',
      details: 'Ceremony under the big oak, if the big oak agrees. We bring our own fiddler.',
    },
    change: { status: 'answered', notes: 'Sent the list of caterers. Wants to visit on a Sunday.' },
  },
  {
    kind: 'event',
    name: 'Coach Renee Walters',
    daysAgo: 3,
    ahead: 33,
    fields: {
      phone,
      contactPreference: 'text',
      eventType: 'graduation',
      guestCount: '11-15',
      duration: 'half-day',
      details: 'Twelve runners, one cake. Is there a loop of about three miles?',
    },
  },
  {
    kind: 'group',
    name: 'Piotr Zielinski',
    daysAgo: 1,
    ahead: 45,
    nights: 2,
    fields: {
      groupType: 'friends',
      groupSize: '5-8',
      flexibleDates: true,
      firstTime: true,
      budget: 'discuss',
      specialRequests: 'We play board games loudly. Which two cabins are farthest from everyone?',
    },
  },
]

interface Deps extends Pick<Dependencies, 'site' | 'db'> {
  clock: MovableClock
  guests: Guests
}

/** Inquiries as guests sent them, some already answered. */
export async function storeInquiries({ site, db, clock, guests }: Deps): Promise<void> {
  for (const sample of sampleInquiries) {
    clock.moveTo({ daysAgo: sample.daysAgo })
    const path = `/api/inquiries/${sample.kind}`
    const id = await guests.send({ path, body: bodyOf(sample, { site, clock }) })
    if (sample.change) await updateInquiry({ site, db }, id, sample.change)
  }
}

function bodyOf(sample: SampleInquiry, { site, clock }: Pick<Deps, 'site' | 'clock'>) {
  const { kind, name, ahead, nights = 1, cabins = [0, 0], fields } = sample
  const forGroups = site.cabins.filter(({ countsForGroups }) => countsForGroups)
  const day = Temporal.PlainDate.from(clock.today('UTC')).add({ days: ahead })
  const days =
    kind === 'event'
      ? { eventDate: day.toString() }
      : {
          checkIn: day.toString(),
          checkOut: day.add({ days: nights }).toString(),
          cabinPreferences: forGroups.slice(...cabins).map((cabin) => cabin.name),
        }
  return { name, email: emailOf(name), ...days, ...fields, filledInMs: 90_000 }
}
