import { z } from 'zod'
import { policySectionSchema } from './policies.ts'
import { featureSchema, searchSchema, slug, text, texts, upToTwelve } from './shapes.ts'

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

export const contestRulesSchema = z.strictObject({
  /** The day of the last change, stored with each entrant's consent. */
  version: z.iso.date(),
  intro: text,
  sponsor: text,
  sections: z.array(policySectionSchema).min(1),
})
