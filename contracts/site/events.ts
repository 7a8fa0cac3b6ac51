import { z } from 'zod'
import { featureSchema, searchSchema, text, texts, upToTwelve } from './shapes.ts'
import { regularEventSchema } from './built-in-events.ts'

const headed = { heading: text, lead: text }

/** `events.yaml`: the events screen. */
export const eventsSchema = z.strictObject({
  search: searchSchema,
  ...headed,
  /** How far the nearest towns are, as shown. */
  drives: upToTwelve(text),
  samples: z.strictObject({ eyebrow: text, ...headed, badge: text }).optional(),
  find: z.strictObject({ lead: text, placeholder: text }),
  browse: z.strictObject({ eyebrow: text, lead: text }),
  regular: z.array(regularEventSchema),
  /** What there is all year round. */
  categories: z.strictObject({
    ...headed,
    list: upToTwelve(z.strictObject({ title: text, description: text, events: texts })),
  }),
  seasons: z.strictObject({
    ...headed,
    list: upToTwelve(z.strictObject({ season: text, highlights: texts })),
  }),
  destinations: z.strictObject({
    ...headed,
    list: upToTwelve(
      z.strictObject({
        name: text,
        /** By car, as displayed. */
        distance: text,
        description: text,
        highlights: texts,
      }),
    ),
  }),
  /** Why to stay here for an event. */
  reasons: z.strictObject({ heading: text, list: upToTwelve(featureSchema) }),
  closing: z.strictObject({ heading: text, text }),
  /** Beside an event on its own page. */
  stay: z.strictObject({ heading: text, text }),
  /** Tells search engines about an event without a description. */
  nearby: text,
})
