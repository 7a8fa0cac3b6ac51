import { z } from 'zod'
import { searchKinds } from './search-kinds.ts'
import { singleLine } from './text.ts'

/** Query of `GET /api/admin/search`; with `kind`, only that one, with more results. */
export const adminSearchQuerySchema = z.object({
  q: singleLine(200).default(''),
  kind: z.enum(searchKinds).optional(),
})

const hitSchema = z.object({
  id: z.string(),
  /** Who wrote it, or what it is called. */
  title: z.string(),
  /** The beginning of what was written. */
  text: z.string(),
  /** When it arrived or begins; ISO 8601, UTC. */
  at: z.iso.datetime(),
})

/** Response of `GET /api/admin/search`: kinds with results, or with more to look through. */
export const adminSearchSchema = z.array(
  z.object({
    kind: z.enum(searchKinds),
    hits: z.array(hitSchema),
    /** There are more, or older ones that were not looked at. */
    hasMore: z.boolean(),
  }),
)

export type AdminSearchQuery = z.infer<typeof adminSearchQuerySchema>
export type SearchHit = z.infer<typeof hitSchema>
export type AdminSearch = z.infer<typeof adminSearchSchema>
