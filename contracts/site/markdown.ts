import { z } from 'zod'
import type { RichPart } from '../rich-text.ts'
import { text } from './shapes.ts'

/** Where a link in a paragraph may lead. */
export const allowedLink = /^(https:\/\/|mailto:|tel:|\/(?!\/))/

const parts: z.ZodType<readonly RichPart[]> = z.lazy(() => z.array(part))
const part = z.union([
  z.string(),
  z.strictObject({ strong: parts }),
  z.strictObject({ em: parts }),
  z.strictObject({
    link: parts,
    to: z
      .string()
      .regex(allowedLink, 'must be a page of this site, such as /dining, or begin with https://'),
  }),
])

/** A paragraph: in Markdown as the owner writes it, in parts as it is served. */
export const markdown = z.union([text.meta({ format: 'markdown' }), parts])
export const markdowns = z.array(markdown).min(1)
