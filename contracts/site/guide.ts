import { z } from 'zod'
import { areaMapSchema, drivenSchema } from './area-map.ts'
import { markdowns } from './markdown.ts'
import {
  httpsUrl,
  linkSchema,
  namedSchema as named,
  searchSchema,
  seasonSchema,
  slug,
  text,
  texts,
  upToTwelve,
} from './shapes.ts'

// Shapes of the guide pages (specification, sections 2 and 3).

/** True for made-up samples; `npm run preflight` lists them. */
const sample = z.literal(true).optional()

/** Lucide icons of the guide pages, drawn by app/screens/guide/guide-icon.tsx. */
export const guideIconSchema = z.enum([
  'calendar',
  'footprints',
  'music',
  'playground',
  'shopping-bag',
  'table',
  'tent',
  'utensils',
  'volleyball',
  'waves',
])

/** Local guides a 'Learn More' can link to. */
export const guideLinkSchema = z.enum(['/downtown-square', '/jacobs-well', '/blue-hole'])

const attractionFacts = { id: slug, title: text, description: text, duration: text, sample }

/** A card of the area guide: links to one of our pages or to an external site, never both. */
export const attractionSchema = z.union([
  z.strictObject({ ...attractionFacts, link: guideLinkSchema }),
  z.strictObject({ ...attractionFacts, external: httpsUrl }),
])

export const areaSchema = z.object({
  slug,
  name: text,
  lead: text,
  attractions: z.array(attractionSchema).min(1),
})

/** Heading and search description of a guide page. */
const guideHead = {
  /** As in the navigation. */
  title: text,
  search: searchSchema,
  eyebrow: text,
  heading: text,
  lead: text,
}

/** Short, large figures such as '15 min', with their labels. */
const figures = z
  .array(z.object({ value: text, label: text }))
  .min(1)
  .max(4)
const feature = named.extend({ icon: guideIconSchema })
const section = z.object({ heading: text, lead: text.optional() })
const question = z.object({ question: text, answer: text })

export const areaGuideSchema = z.object({
  ...guideHead,
  areas: upToTwelve(areaSchema),
  driving: section.extend({ times: z.array(drivenSchema).min(1), map: areaMapSchema.optional() }),
  closing: z.strictObject({ heading: text, text }),
})

/** Links between the guides. */
export const nearbyGuidesSchema = section.extend({
  links: upToTwelve(named.extend({ link: linkSchema })),
})

export const downtownSchema = z.object({
  ...guideHead,
  figures,
  heart: section.extend({ paragraphs: markdowns }),
  explore: section.extend({ parts: upToTwelve(feature.extend({ link: linkSchema })) }),
  recurring: section.extend({ events: upToTwelve(named.extend({ when: text, detail: text })) }),
  tips: section.extend({ list: z.array(named).min(1) }),
  back: linkSchema,
})

const swimmingGuide = {
  ...guideHead,
  figures,
  season: seasonSchema,
  bring: section.extend({ list: z.array(named).min(1) }),
  questions: section.extend({ list: z.array(question).min(1) }),
  official: z.object({ label: text, url: httpsUrl }),
}

export const jacobsWellSchema = z.object({
  ...swimmingGuide,
  story: section.extend({ paragraphs: markdowns }),
  rules: section.extend({ list: upToTwelve(named) }),
})

/** Cents per day; 0 is free. */
const feeCents = z.int().nonnegative()

export const blueHoleSchema = z.object({
  ...swimmingGuide,
  story: section.extend({ paragraphs: markdowns }),
  amenities: section.extend({ cards: upToTwelve(feature) }),
  fees: section.extend({
    caption: text,
    columns: z.object({ age: text, visitor: text, resident: text }),
    free: text,
    rows: z
      .array(z.object({ age: text, visitorCents: feeCents, residentCents: feeCents, sample }))
      .min(2)
      .refine((rows) => rows.every((row) => row.residentCents <= row.visitorCents), {
        error: 'residents never pay more than visitors',
      }),
  }),
})

export const shoppingSchema = z.object({
  ...guideHead,
  figures,
  districts: section.extend({
    list: upToTwelve(named.extend({ time: text, facts: texts, season: seasonSchema.optional() })),
  }),
  categories: section.extend({
    list: upToTwelve(named.extend({ shops: z.array(z.object({ name: text, sample })).min(1) })),
  }),
  tips: section.extend({ list: z.array(named).min(1) }),
})

const priceTierSchema = z.enum(['$$', '$$$'])

export const restaurantSchema = z.object({
  name: text,
  description: text,
  address: text,
  tags: texts,
  price: priceTierSchema,
  sample,
})

export const diningSchema = z.object({
  ...guideHead,
  figures,
  menu: section.extend({
    /** Price tiers in words, for screen readers. */
    prices: z.record(priceTierSchema, text),
    categories: upToTwelve(named.extend({ restaurants: z.array(restaurantSchema).min(1) })),
  }),
  tips: section.extend({ list: z.array(named).min(1) }),
})

export type GuideIconName = z.infer<typeof guideIconSchema>
export type Attraction = z.infer<typeof attractionSchema>
export type Area = z.infer<typeof areaSchema>
export type Figure = z.infer<typeof figures>[number]
export type GuideQuestion = z.infer<typeof question>
export type GuideNamed = z.infer<typeof named>
export type Season = z.infer<typeof seasonSchema>
export type JacobsWell = z.infer<typeof jacobsWellSchema>
export type BlueHole = z.infer<typeof blueHoleSchema>
export type Shopping = z.infer<typeof shoppingSchema>
export type Dining = z.infer<typeof diningSchema>
export type Restaurant = z.infer<typeof restaurantSchema>
/** Shared by the guides to the swimming spots. */
export type SwimmingGuide = Pick<JacobsWell, keyof typeof swimmingGuide>
