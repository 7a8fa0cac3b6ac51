import { z } from 'zod'
import { instantSchema } from './schemas.ts'
import {
  contestLengths,
  defaultContestRules,
  largestNumberId,
  largestPrizeCents,
  prizeLengths,
} from './limits.ts'
import { contestStatuses } from './options.ts'
import { isPictureSource, ownPictureId } from './prize-pictures.ts'
import { multiline, singleLine } from './text.ts'

const instant = instantSchema()

const contestFields = {
  title: singleLine(contestLengths.title, 'Please enter a title.'),
  description: multiline(contestLengths.description).refine((value) => value !== '', {
    error: 'Please enter a description.',
  }),
  /** One rule per line. */
  rules: multiline(contestLengths.rules).transform((value) => value || defaultContestRules),
  startDate: instant,
  endDate: instant,
  /** Whether it starts and ends by itself. */
  followsDates: z.boolean(),
}

const contestContentSchema = z.strictObject(contestFields).partial()

/** Body of `PATCH /api/admin/contests/{id}`; omitted fields stay unchanged. */
export const contestEditSchema = contestContentSchema.extend({
  /** What the administrator saw: rejected if changed since; omit to skip the check. */
  from: contestContentSchema.optional(),
})

/** Body of `POST /api/admin/contests`. Dates are instants, ISO 8601. */
export const contestDraftSchema = z
  .strictObject({
    ...contestFields,
    rules: contestFields.rules.default(defaultContestRules),
    followsDates: contestFields.followsDates.default(false),
    status: z.enum(contestStatuses).default('draft'),
  })
  .refine(({ startDate, endDate }) => Date.parse(startDate) < Date.parse(endDate), {
    path: ['endDate'],
    error: 'Please choose an end date after the start date.',
  })

export const contestStatusChangeSchema = z.strictObject({ status: z.enum(contestStatuses) })

/** A contest as the admin sees it; `rules` is one text, one rule per line. */
export const adminContestSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  rules: z.string(),
  startDate: instant,
  endDate: instant,
  status: z.enum(contestStatuses),
  /** Whether it takes entries right now: active, started and not past its end. */
  isOpen: z.boolean(),
  /** Whether it starts and ends by itself. */
  followsDates: z.boolean(),
  submissions: z.int(),
  prizes: z.int(),
})

export const adminContestListSchema = z.array(adminContestSchema)

/** Body of `POST /api/admin/prizes`. Value in integer US cents. */
export const prizeDraftSchema = z.strictObject({
  contestId: z.int().min(1, 'Please choose a contest.').max(largestNumberId),
  title: singleLine(prizeLengths.title, 'Please enter a title.'),
  description: multiline(prizeLengths.description).refine((value) => value !== '', {
    error: 'Please enter a description.',
  }),
  valueCents: z
    .int()
    .min(1, 'Please enter a value above zero.')
    .max(largestPrizeCents, 'Please enter a smaller value.'),
  /** Either an https address, fetched once, the address of a picture stored here, or empty. */
  imageUrl: z
    .string()
    .max(prizeLengths.imageUrl, 'Please enter a shorter address.')
    .refine((value) => value === '' || isPictureSource(value) || ownPictureId(value) !== null, {
      error: 'Please enter an address that begins with https://, or leave this empty.',
    })
    .nullable()
    .default(null)
    .transform((value) => value || null),
})

const prizeContentSchema = prizeDraftSchema
  .pick({ title: true, description: true, valueCents: true })
  .partial()

/** Body of `PATCH /api/admin/prizes/{id}`; omitted fields stay unchanged. */
export const prizeEditSchema = prizeContentSchema.extend({
  /** See `from` of contests. */
  from: prizeContentSchema.optional(),
})

export const adminPrizeSchema = z.object({
  id: z.int(),
  contestId: z.int(),
  /** Title. */
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

/** A contest the public may see: any but a draft. */
export const publicContestSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  rules: z.array(z.string()),
  startDate: instant,
  endDate: instant,
  status: z.enum(contestStatuses),
  /** Whether it takes entries right now: active, started and not past its end. */
  isOpen: z.boolean(),
})

/** Response of `GET /api/contests`, newest first, archived ones included. */
export const publicContestListSchema = z.array(publicContestSchema)

/** Response of `GET /api/contests/{id}`: a contest and its prizes. */
export const contestDetailsSchema = publicContestSchema.extend({
  prizes: z.array(publicPrizeSchema),
})

/** Response of `GET /api/contests/active`; 404 when no contest takes entries. */
export const activeContestSchema = contestDetailsSchema.extend({
  /** Whole days until its last day in the property's zone; 0 on the last day. */
  daysLeft: z.int().nonnegative(),
})

export type ContestDraft = z.infer<typeof contestDraftSchema>
export type ContestEdit = z.infer<typeof contestEditSchema>
export type PrizeEdit = z.infer<typeof prizeEditSchema>
export type AdminContest = z.infer<typeof adminContestSchema>
export type PrizeDraft = z.infer<typeof prizeDraftSchema>
export type AdminPrize = z.infer<typeof adminPrizeSchema>
export type PublicContest = z.infer<typeof publicContestSchema>
export type PublicPrize = z.infer<typeof publicPrizeSchema>
export type ContestDetails = z.infer<typeof contestDetailsSchema>
export type ActiveContest = z.infer<typeof activeContestSchema>
