import { z } from 'zod'
import { contestStatuses } from './options.ts'
import { multiline, singleLine } from './text.ts'

export const contestLengths = { title: 120, description: 2000, rules: 10_000 } as const
export const prizeLengths = { title: 120, description: 1000, imageUrl: 500 } as const

/** Section 5: what a contest without rules of its own says. */
export const defaultContestRules = 'Standard contest rules apply'

const instant = z.iso.datetime()

/** Body of `POST /api/admin/contests`. Dates are instants, ISO 8601; the screen reads them in the property's zone. */
export const contestDraftSchema = z
  .strictObject({
    title: singleLine(contestLengths.title, 'Please enter a title.'),
    description: multiline(contestLengths.description).refine((value) => value !== '', {
      error: 'Please enter a description.',
    }),
    /** One rule a line. */
    rules: multiline(contestLengths.rules)
      .transform((value) => value || defaultContestRules)
      .default(defaultContestRules),
    startDate: instant,
    endDate: instant,
    status: z.enum(contestStatuses).default('draft'),
  })
  .refine(({ startDate, endDate }) => startDate < endDate, {
    path: ['endDate'],
    error: 'Please choose an end after the start.',
  })

export const contestStatusChangeSchema = z.strictObject({ status: z.enum(contestStatuses) })

/** A contest as the admin sees it; `rules` is one text, a rule a line. */
export const adminContestSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  rules: z.string(),
  startDate: instant,
  endDate: instant,
  status: z.enum(contestStatuses),
  submissions: z.int(),
  prizes: z.int(),
})

export const adminContestListSchema = z.array(adminContestSchema)

/** Body of `POST /api/admin/prizes`. Value in integer US cents. */
export const prizeDraftSchema = z.strictObject({
  contestId: z.int(),
  title: singleLine(prizeLengths.title, 'Please enter a title.'),
  description: multiline(prizeLengths.description).refine((value) => value !== '', {
    error: 'Please enter a description.',
  }),
  valueCents: z.int().min(1, 'Please enter a value above zero.').max(100_000_000),
  /** https, or null for none. */
  imageUrl: z
    .union([z.url({ protocol: /^https$/ }).max(prizeLengths.imageUrl), z.literal('')])
    .nullable()
    .default(null)
    .transform((value) => value || null),
})

export const adminPrizeSchema = z.object({
  id: z.int(),
  contestId: z.int(),
  /** Title of its contest. */
  contest: z.string(),
  title: z.string(),
  description: z.string(),
  valueCents: z.int(),
  imageUrl: z.string().nullable(),
})

export const adminPrizeListSchema = z.array(adminPrizeSchema)

/** A prize as the public sees it; `value` in integer US cents. */
export const publicPrizeSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  value: z.int(),
  imageUrl: z.string().nullable(),
})

/** A contest that may be shown to everybody: every one but drafts. */
export const publicContestSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  rules: z.array(z.string()),
  startDate: instant,
  endDate: instant,
  status: z.enum(contestStatuses),
  /** Whether entries are taken at this moment: active, begun and not past its end. */
  isOpen: z.boolean(),
})

/** Answer of `GET /api/contests`, the newest first; archived ones included. */
export const publicContestListSchema = z.array(publicContestSchema)

/** Answer of `GET /api/contests/active`; 404 when no contest takes entries. */
export const activeContestSchema = publicContestSchema.extend({
  prizes: z.array(publicPrizeSchema),
})

export type ContestDraft = z.infer<typeof contestDraftSchema>
export type AdminContest = z.infer<typeof adminContestSchema>
export type PrizeDraft = z.infer<typeof prizeDraftSchema>
export type AdminPrize = z.infer<typeof adminPrizeSchema>
export type PublicContest = z.infer<typeof publicContestSchema>
export type ActiveContest = z.infer<typeof activeContestSchema>
