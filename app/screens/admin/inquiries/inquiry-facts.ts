import {
  contactPreferenceLabels,
  eventBudgetLabels,
  eventDurationLabels,
  eventGuestCountLabels,
  eventTypeLabels,
  groupBudgetLabels,
  groupSizeLabels,
  groupTypeLabels,
} from '#content/inquiry-labels.ts'
import { longDay } from '#contracts/date-formats.ts'
import type { AdminEventInquiry, AdminGroupInquiry, AdminInquiry } from '#contracts/inquiries.ts'

export type Fact = readonly [label: string, value: string]

/** Summary line: 'Wedding · 16 to 20 guests · October 4, 2025'. */
export function summaryOf(inquiry: AdminInquiry): string {
  const choices =
    inquiry.kind === 'event'
      ? [
          eventTypeLabels[inquiry.eventType],
          eventGuestCountLabels[inquiry.guestCount],
          longDay(inquiry.eventDate),
        ]
      : [
          groupTypeLabels[inquiry.groupType],
          groupSizeLabels[inquiry.groupSize],
          `${longDay(inquiry.checkIn)} to ${longDay(inquiry.checkOut)}`,
        ]
  return choices.join(' · ')
}

/** All other choices. */
export function factsOf(inquiry: AdminInquiry): Fact[] {
  const preference = inquiry.contactPreference
  return [
    ['Prefers', preference ? contactPreferenceLabels[preference] : 'not given'],
    ...(inquiry.kind === 'event' ? eventFacts(inquiry) : groupFacts(inquiry)),
  ]
}

/** The guest's free text. */
export function messageOf(inquiry: AdminInquiry): Fact {
  return inquiry.kind === 'event'
    ? ['Message', inquiry.details]
    : ['Special requests', inquiry.specialRequests]
}

function eventFacts({ duration, budget }: AdminEventInquiry): Fact[] {
  return [
    ['Duration', duration ? eventDurationLabels[duration] : 'not given'],
    ['Budget', budget ? eventBudgetLabels[budget] : 'not given'],
  ]
}

function groupFacts(inquiry: AdminGroupInquiry): Fact[] {
  const { cabinPreferences, flexibleDates, firstTime, budget } = inquiry
  return [
    ['Flexible dates', flexibleDates ? 'Yes' : 'No'],
    ['Cabins', cabinPreferences.join(', ') || 'not given'],
    ['First stay', firstTime ? 'Yes' : 'No'],
    ['Budget', budget ? groupBudgetLabels[budget] : 'not given'],
  ]
}
