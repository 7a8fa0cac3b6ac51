import { z } from 'zod'
import { areaMapSchema, drivenSchema } from './area-map.ts'
import { markdowns } from './markdown.ts'
import {
  httpsUrl,
  internalPathSchema,
  linkSchema,
  namedSchema as named,
  seasonSchema,
  slug,
  text,
  texts,
  upToTwelve,
} from './shapes.ts'

// What guide pages are made of; app/screens/guide/blocks.tsx draws each.

/** True for made-up samples; `npm run preflight` lists them. */
const sample = z.literal(true).optional()

/** Lucide icons of the guide pages, drawn by app/screens/guide/columns.tsx. */
const guideIconSchema = z.enum([
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

const id = slug
const namedList = z.array(named).min(1)
const withIcon = named.extend({ icon: guideIconSchema })
const official = z.strictObject({ label: text, url: httpsUrl })
const question = z.strictObject({ question: text, answer: text })
const section = z.strictObject({ heading: text, list: namedList })
/** Whether the next picture of the page's album is beside the text. */
const picture = z.boolean().optional()

/** Short, large figures such as '15 min', with their labels. */
const figures = z.strictObject({
  block: z.literal('figures'),
  id,
  list: z
    .array(z.strictObject({ value: text, label: text }))
    .min(1)
    .max(4),
})

/** Running text, beside a picture or the strip of a season. */
const story = z
  .strictObject({
    block: z.literal('story'),
    id,
    heading: text,
    paragraphs: markdowns,
    picture: z.enum(['left', 'right']).optional(),
    season: seasonSchema.optional(),
    official: official.optional(),
  })
  .refine(({ picture: side, season }) => !side || !season, {
    error: 'Please choose a picture or a season, not both.',
  })

/** Numbered, as on a park's own signs; the last one is a warning. */
const rules = z.strictObject({
  block: z.literal('rules'),
  id,
  heading: text,
  lead: text.optional(),
  list: upToTwelve(named),
  season: seasonSchema.optional(),
})

/** Columns that may lead on to other pages. */
const columns = z.strictObject({
  block: z.literal('columns'),
  id,
  heading: text,
  list: upToTwelve(withIcon.extend({ link: linkSchema.optional() })),
})

const cards = z.strictObject({
  block: z.literal('cards'),
  id,
  heading: text,
  list: upToTwelve(withIcon),
})

/** What comes round again. */
const dates = z.strictObject({
  block: z.literal('dates'),
  id,
  heading: text,
  list: upToTwelve(named.extend({ when: text, detail: text })),
})

/** Advice, with a button to another page. */
const tips = z.strictObject({
  block: z.literal('tips'),
  id,
  heading: text,
  list: namedList,
  link: linkSchema.optional(),
  picture,
})

/** What to bring, and what guests ask; search engines get the questions too. */
const visit = z.strictObject({
  block: z.literal('visit'),
  id,
  bring: section,
  questions: z.strictObject({ heading: text, list: z.array(question).min(1) }),
})

/** Cents per day; 0 is free. */
const feeCents = z.int().nonnegative()

/** Prices by age and residency. */
const fees = z.strictObject({
  block: z.literal('fees'),
  id,
  heading: text,
  lead: text.optional(),
  caption: text,
  columns: z.strictObject({ age: text, visitor: text, resident: text }),
  free: text,
  rows: z
    .array(z.strictObject({ age: text, visitorCents: feeCents, residentCents: feeCents, sample }))
    .min(2)
    .refine((rows) => rows.every((row) => row.residentCents <= row.visitorCents), {
      error: 'residents never pay more than visitors',
    }),
  picture,
})

/** Where to go, each with a picture of its own. */
const districts = z.strictObject({
  block: z.literal('districts'),
  id,
  heading: text,
  list: upToTwelve(named.extend({ time: text, facts: texts, season: seasonSchema.optional() })),
})

/** Who has what. */
const directory = z.strictObject({
  block: z.literal('directory'),
  id,
  heading: text,
  list: upToTwelve(named.extend({ shops: z.array(z.strictObject({ name: text, sample })).min(1) })),
})

const priceTier = z.enum(['$$', '$$$'])

const restaurant = z.strictObject({
  name: text,
  description: text,
  address: text,
  tags: texts,
  price: priceTier,
  sample,
})

/** Restaurants, set like the card of one. */
const menu = z.strictObject({
  block: z.literal('menu'),
  id,
  heading: text,
  /** Price tiers in words, for screen readers. */
  prices: z.record(priceTier, text),
  categories: upToTwelve(named.extend({ restaurants: z.array(restaurant).min(1) })),
})

const attractionFacts = { id: slug, title: text, description: text, duration: text, sample }

/** Leads to a page of ours or to another site, never both. */
const attraction = z.union([
  z.strictObject({ ...attractionFacts, link: internalPathSchema }),
  z.strictObject({ ...attractionFacts, external: httpsUrl }),
])

const area = z.strictObject({
  slug,
  name: text,
  lead: text,
  attractions: z.array(attraction).min(1),
})

/** A tab for each area, with a picture of its own. */
const areas = z.strictObject({ block: z.literal('areas'), id, areas: upToTwelve(area) })

/** How long each drive takes, with a map. */
const driving = z.strictObject({
  block: z.literal('driving'),
  id,
  heading: text,
  lead: text.optional(),
  times: z.array(drivenSchema).min(1),
  map: areaMapSchema.optional(),
})

/** The way to the local guides. */
const guides = z.strictObject({
  block: z.literal('guides'),
  id,
  heading: text,
  lead: text.optional(),
})

/** The way to the cabins. */
const closing = z.strictObject({ block: z.literal('closing'), id, heading: text, text })

export const guideBlockSchema = z.discriminatedUnion('block', [
  figures,
  story,
  rules,
  columns,
  cards,
  dates,
  tips,
  visit,
  fees,
  districts,
  directory,
  menu,
  areas,
  driving,
  guides,
  closing,
])

export type GuideBlock = z.infer<typeof guideBlockSchema>
export type BlockKind = GuideBlock['block']
/** A block of one kind. */
export type BlockOf<Kind extends BlockKind> = Extract<GuideBlock, { block: Kind }>
export type GuideIconName = z.infer<typeof guideIconSchema>
export type Area = z.infer<typeof area>
export type Attraction = z.infer<typeof attraction>
export type GuideNamed = z.infer<typeof named>
export type GuideQuestion = z.infer<typeof question>
export type Restaurant = z.infer<typeof restaurant>
export type Season = z.infer<typeof seasonSchema>
