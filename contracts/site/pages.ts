import { z } from 'zod'
import { eventTypes, groupTypes } from '../options.ts'
import { markdowns } from './markdown.ts'
import {
  featureSchema,
  namedSchema,
  searchSchema,
  slug,
  text,
  texts,
  upToTwelve,
} from './shapes.ts'

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
    captions: z.array(z.strictObject({ picture: slug, caption: text })),
    contestPanel: z.strictObject(headed).optional(),
  }),
  cabins: z.strictObject({ heading: text, lead: text }),
  intro: z.strictObject({
    heading: text,
    paragraphs: markdowns,
    highlights: upToTwelve(featureSchema),
    ratingBadge: z.strictObject({ value: text, label: text }).optional(),
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

export const cabinsPageSchema = z.strictObject({ title: text, search: searchSchema, lead: text })

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
