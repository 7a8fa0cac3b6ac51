import { adminInquiries } from '#content/admin-inquiries.ts'
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

const { labels, notGiven, yes, no } = adminInquiries

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
    [labels.contactPreference, preference ? contactPreferenceLabels[preference] : notGiven],
    ...(inquiry.kind === 'event' ? eventFacts(inquiry) : groupFacts(inquiry)),
  ]
}

/** The guest's free text. */
export function messageOf(inquiry: AdminInquiry): Fact {
  return inquiry.kind === 'event'
    ? [labels.details, inquiry.details]
    : [labels.specialRequests, inquiry.specialRequests]
}

function eventFacts({ duration, budget }: AdminEventInquiry): Fact[] {
  return [
    [labels.duration, duration ? eventDurationLabels[duration] : notGiven],
    [labels.budget, budget ? eventBudgetLabels[budget] : notGiven],
  ]
}

function groupFacts(inquiry: AdminGroupInquiry): Fact[] {
  const { cabinPreferences, flexibleDates, firstTime, budget } = inquiry
  return [
    [labels.flexibleDates, flexibleDates ? yes : no],
    [labels.cabinPreferences, cabinPreferences.join(', ') || notGiven],
    [labels.firstTime, firstTime ? yes : no],
    [labels.budget, budget ? groupBudgetLabels[budget] : notGiven],
  ]
}
