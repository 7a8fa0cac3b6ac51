import { z } from 'zod'
import { guideBlockSchema } from './guide-blocks.ts'
import { linkSchema, namedSchema, searchSchema, text, upToTwelve } from './shapes.ts'

/** More would be too long for a page. */
const mostBlocks = 20

/** A guide page (specification, section 2): what is at its top, and its blocks in their order. */
export const guidePageSchema = z.strictObject({
  /** As in the navigation. */
  title: text,
  search: searchSchema,
  eyebrow: text,
  heading: text,
  lead: text,
  /** Whether it is about one public place, for search engines. */
  isPlace: z.boolean().optional(),
  blocks: z
    .array(guideBlockSchema)
    .min(1)
    .max(mostBlocks)
    .refine((blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length, {
      error: 'Each needs a name of its own.',
    }),
})

/** Links between the guides. */
export const nearbyGuidesSchema = z.strictObject({
  links: upToTwelve(namedSchema.extend({ link: linkSchema })),
})

export type GuidePage = z.infer<typeof guidePageSchema>
