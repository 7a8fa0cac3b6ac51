import { z } from 'zod'
import { guideBlockSchema } from './guide-blocks.ts'
import { internalPathSchema, searchSchema, text } from './shapes.ts'

/** More would be too long for a page. */
const mostBlocks = 20

/** A guide page (specification, section 2): what is at its top, and its blocks in their order. */
export const guidePageSchema = z.strictObject({
  /** Its place among the local guides. */
  order: z.int().optional(),
  /** A hidden page is one that does not exist, for guests. */
  isHidden: z.boolean().default(false),
  /** As in the navigation. */
  title: text,
  search: searchSchema,
  eyebrow: text,
  heading: text,
  lead: text,
  /** Whether it is about one public place, for search engines. */
  isPlace: z.boolean().optional(),
  /** How the other guides lead here. */
  signpost: z.strictObject({ name: text, label: text, description: text }).optional(),
  blocks: z
    .array(guideBlockSchema)
    .min(1)
    .max(mostBlocks)
    .refine((blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length, {
      error: 'Each needs a name of its own.',
    }),
})

/** The local guides, as the others lead to them. */
export const guideListSchema = z.array(
  z.object({ name: text, label: text, description: text, to: internalPathSchema }),
)

export type GuidePage = z.infer<typeof guidePageSchema>
export type GuideList = z.infer<typeof guideListSchema>
