import type { z } from 'zod'
import { noticesSchema, type CurrentNotice } from './notices.ts'
import type { MovedCabin } from '../cabins.ts'
import type { Cabin, DetailedCabin } from './cabins.ts'
import { eventsSchema } from './events.ts'
import { sampleEventsSchema } from './built-in-events.ts'
import { factsSchema } from './facts.ts'
import { guidePageSchema, type GuideList, type GuidePage } from './guide.ts'
import {
  aboutSchema,
  bookNowSchema,
  cabinsPageSchema,
  contactSchema,
  groupBookingSchema,
  homeSchema,
  liveViewsSchema,
  planEventSchema,
} from './pages.ts'
import { contestDocumentSchema, contestRulesSchema } from './contest.ts'
import { policySchema } from './policies.ts'
import { reviewsDocumentSchema } from './reviews.ts'
import { staySchema } from './stay.ts'

/**
 * The owner's documents by name: `content/site/<name>.yaml`, served at `/api/site/<name>`. Cabins and
 * local guides are as many as the owner wants.
 */
export const documentSchemas = {
  facts: factsSchema,
  notices: noticesSchema,
  stay: staySchema,
  home: homeSchema,
  about: aboutSchema,
  cabins: cabinsPageSchema,
  'book-now': bookNowSchema,
  'live-views': liveViewsSchema,
  contact: contactSchema,
  contest: contestDocumentSchema,
  reviews: reviewsDocumentSchema,
  'plan-event': planEventSchema,
  'group-booking': groupBookingSchema,
  events: eventsSchema,
  'events/samples': sampleEventsSchema,
  'guide/things-to-do': guidePageSchema,
  'policies/privacy': policySchema,
  'policies/terms': policySchema,
  'policies/cancellation': policySchema,
  'policies/contest-rules': contestRulesSchema,
} as const satisfies Record<string, z.ZodType>

export type DocumentName = keyof typeof documentSchemas
export type Documents = { [Name in DocumentName]: z.infer<(typeof documentSchemas)[Name]> } & {
  [guide: `guide/${string}`]: GuidePage
}

/**
 * What is served below `documentsPath`: the documents, all cabins in the owner's order, and each;
 * where the pages of retired ones lead; the local guides; the notice of the day, but not those to come.
 */
export interface ServedDocuments extends Documents {
  'cabin-list': readonly Cabin[]
  'moved-cabins': readonly MovedCabin[]
  'current-notice': CurrentNotice
  'guide-list': GuideList
  [cabin: `cabins/${string}`]: DetailedCabin
}
