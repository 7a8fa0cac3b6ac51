import { z } from 'zod'
import { eventTypes, groupTypes } from '../options.ts'
import { markdowns } from './markdown.ts'
import {
  drivingTimeSchema,
  featureSchema,
  httpsUrl,
  namedSchema,
  searchSchema,
  slug,
  text,
  texts,
  upToTwelve,
} from './shapes.ts'
import { googleFeatures } from './cabins.ts'

// One schema per page document (specification, section 2).

const headed = { heading: text, text }
const features = z.strictObject({ heading: text, list: upToTwelve(featureSchema) })

export const homeSchema = z.strictObject({
  search: searchSchema,
  hero: z.strictObject({
    headline: text,
    tagline: text,
    facts: z.array(z.strictObject({ value: text, label: text })).max(4),
    /** By picture name in the album 'home-hero'. */
    captions: z.record(slug, text),
    contestPanel: z.strictObject(headed).optional(),
  }),
  cabins: z.strictObject({ heading: text, lead: text }),
  intro: z.strictObject({
    heading: text,
    paragraphs: markdowns,
    highlights: upToTwelve(featureSchema),
    ratingBadge: z.strictObject({ value: text, label: text }),
  }),
  why: z.strictObject({ heading: text, lead: text, reasons: upToTwelve(featureSchema) }),
  testimonials: z.strictObject({ heading: text }).optional(),
})

export const aboutSchema = z.strictObject({
  search: searchSchema,
  title: text,
  lead: text,
  story: z.strictObject({ heading: text, paragraphs: markdowns }),
  why: z.strictObject({ heading: text, reasons: upToTwelve(featureSchema) }),
})

export const contactSchema = z.strictObject({
  search: searchSchema,
  heading: text,
  lead: text,
  notes: z.strictObject({ phone: text, email: text, address: text }),
  groups: z.strictObject(headed).optional(),
})

export const contestDocumentSchema = z.strictObject({
  heading: text,
  lead: text,
  steps: upToTwelve(featureSchema),
  search: z.strictObject({ contest: searchSchema, enter: searchSchema, gallery: searchSchema }),
  tips: z.strictObject({ heading: text, list: texts }),
  /** Winners' quotes, each over a picture of the album 'home-winners'. */
  quotes: z.array(z.strictObject({ quote: text, author: text, picture: slug })).max(12),
  /** What an entry may be: shown while the gallery is empty, over the album 'contest-examples'. */
  examples: z
    .array(z.strictObject({ title: text, story: text }))
    .max(3)
    .default([]),
})

export const cabinsPageSchema = z.strictObject({ title: text, search: searchSchema, lead: text })

/** Included in every stay, as shown on the cabin pages. */
export const staySchema = z.strictObject({
  times: z.strictObject({
    checkIn: text,
    checkOut: text,
    /** For search engines: '15:00'. */
    checkInFrom: text,
    checkOutUntil: text,
  }),
  /** Also told to search engines. */
  pets: text,
  smoking: text,
  /** The first line of a mail to a friend. */
  share: text,
  drivingTimes: z.array(drivingTimeSchema).min(1),
  /** Referenced by the cabins' `amenities`. */
  amenities: z.array(
    featureSchema.extend({
      /** Google's name; omit if it has none. */
      inSearch: z
        .array(
          z.strictObject({
            name: z.enum(googleFeatures),
            value: z.union([z.literal(true), z.literal('Free')]),
          }),
        )
        .optional(),
    }),
  ),
})

/** A review on another site, as the owner quotes it. */
const quotedReviewSchema = z.strictObject({
  author: text,
  quote: text.max(600),
  /** The site: 'Google'. */
  source: text,
  link: httpsUrl,
})

export type QuotedReview = z.infer<typeof quotedReviewSchema>

export const reviewsDocumentSchema = z.strictObject({
  search: z.strictObject({ list: searchSchema, leave: searchSchema }),
  lead: text,
  /** Shown apart from the guests' reviews, and never counted among them. */
  elsewhere: z.array(quotedReviewSchema).max(12).optional(),
})

export const bookNowSchema = z.strictObject({
  cabin: slug,
  title: text,
  search: searchSchema,
  lead: text,
})

export const liveViewsSchema = z.strictObject({
  search: searchSchema,
  eyebrow: text,
  lead: text,
  privacy: texts,
})

export const planEventSchema = z.strictObject({
  search: searchSchema,
  eyebrow: text,
  heading: text,
  lead: text,
  types: z.record(z.enum(eventTypes), namedSchema),
  venue: features,
  contact: z.strictObject(headed),
})

export const groupBookingSchema = z.strictObject({
  search: searchSchema,
  eyebrow: text,
  heading: text,
  lead: text,
  cabinsLead: text,
  types: z.record(z.enum(groupTypes), namedSchema),
  amenities: features,
  help: z.strictObject(headed),
})

const policyTable = z
  .strictObject({
    caption: text,
    columns: z.array(text).min(2),
    rows: z.array(z.array(text)).min(1),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    error: 'every row needs one cell for each column',
  })

export const policySectionSchema = z.strictObject({
  heading: text,
  paragraphs: markdowns.optional(),
  list: markdowns.optional(),
  table: policyTable.optional(),
})

export const policySchema = z.strictObject({
  title: text,
  /** Shown after 'Last Updated:'. */
  lastUpdated: text,
  search: searchSchema,
  intro: text,
  sections: z.array(policySectionSchema).min(1),
})

export const contestRulesSchema = z.strictObject({
  /** The day of the last change, stored with each entrant's consent. */
  version: z.iso.date(),
  intro: text,
  sponsor: text,
  sections: z.array(policySectionSchema).min(1),
})

export type PolicySection = z.infer<typeof policySectionSchema>
