import { z } from 'zod'
import { entryLimits, largestNumberId, limits, submissionLengths } from './limits.ts'
import { entryMessages } from './messages.ts'
import {
  fileVariants,
  imageTypes,
  shownSubmissionStatuses,
  submissionStatuses,
  videoTypes,
} from './options.ts'
import { multiline, singleLine } from './text.ts'

const text = (max: number, required: string) =>
  multiline(max).refine((value) => value !== '', { error: required })
const checkbox = z
  .enum(['true', 'false', 'on', ''])
  .default('')
  .transform((value) => value === 'true' || value === 'on')

/**
 * The text fields of `POST /api/submissions` (multipart; specification, section 7). They come
 * before the `files`. Every value is text, as multipart has nothing else.
 */
export const submissionFieldsSchema = z.object({
  contestId: z.coerce
    .number()
    .int()
    .min(1, 'Please choose a contest.')
    .max(largestNumberId, 'There is no such contest.'),
  guestName: singleLine(submissionLengths.guestName, 'Please enter your name.'),
  guestEmail: z
    .email('Please enter a full e-mail address, such as name@example.com.')
    .max(submissionLengths.guestEmail),
  cabinStayed: singleLine(submissionLengths.cabinStayed, 'Please choose the cabin you stayed in.'),
  stayDates: singleLine(submissionLengths.stayDates, 'Please tell us when you stayed.'),
  description: text(submissionLengths.description, 'Please tell us the story behind your entry.'),
  /** May it be shown to everybody once it is approved. */
  consentToDisplay: checkbox,
  consentToTerms: checkbox.refine((value) => value, {
    error: entryMessages.termsRequired.description,
  }),
  /**
   * The version of the rules that the sender was shown and agrees to; none means those that hold, as
   * the specification's own call names none. Only the server knows which ones hold.
   */
  termsVersion: z.string().max(submissionLengths.termsVersion).default(''),
  /** The honeypot: people never see it. */
  website: z.string().max(limits.trapLength).default(''),
})

/** The whole form of `POST /api/submissions`, for its description. */
export const submissionFormSchema = submissionFieldsSchema.extend({
  files: z
    .array(z.string().meta({ format: 'binary', maxLength: entryLimits.videoBytes }))
    .min(1)
    .max(entryLimits.files),
})

/** Headers of `POST /api/submissions`. Sending again under the same key stores once. */
export const submissionHeadersSchema = z.looseObject({
  'idempotency-key': z
    .string()
    .regex(/^[!-~]{1,200}$/, 'Please use 1 to 200 visible ASCII characters.')
    .optional(),
})

export const submissionReceiptSchema = z.object({ success: z.literal(true), id: z.string() })

/**
 * A file of an entry as it is shown. `url` answers the picture or video itself; pictures also come
 * as `?variant=card` and `?variant=large` (AVIF or WebP by Accept), videos as `?variant=poster`.
 */
export const submissionFileSchema = z.object({
  id: z.string(),
  mimetype: z.enum([...imageTypes, ...videoTypes]),
  originalName: z.string(),
  url: z.string(),
  /** Pixels; null when it could not be told. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** False while the variants are being made: then `url` alone answers. */
  isReady: z.boolean(),
  hasPoster: z.boolean(),
})

/** An entry as the public sees it: approved or winner, and consented. No e-mail. */
export const publicSubmissionSchema = z.object({
  id: z.string(),
  contestId: z.int(),
  contest: z.string(),
  guestName: z.string(),
  cabinStayed: z.string(),
  stayDates: z.string(),
  description: z.string(),
  status: z.enum(shownSubmissionStatuses),
  submittedAt: z.iso.datetime(),
  files: z.array(submissionFileSchema),
})

export const publicSubmissionListSchema = z.array(publicSubmissionSchema)

const contestId = z.coerce.number().int().min(1).max(largestNumberId).optional()

const page = {
  limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
  cursor: z.string().max(200).optional(),
}

/** Query of `GET /api/submissions/public`; status `winner` for the winners section alone. */
export const publicSubmissionQuerySchema = z.object({
  contestId,
  status: z.enum(shownSubmissionStatuses).optional(),
  ...page,
})

/** An entry as the admin sees it, with everything the guest gave. */
export const adminSubmissionSchema = z.object({
  ...publicSubmissionSchema.shape,
  guestEmail: z.string(),
  status: z.enum(submissionStatuses),
  consentToTerms: z.boolean(),
  consentToDisplay: z.boolean(),
  /** Which version of the terms was agreed to, and when. */
  termsVersion: z.string(),
  consentedAt: z.iso.datetime(),
  isSuspect: z.boolean(),
  history: z.array(
    z.object({
      from: z.enum(submissionStatuses),
      to: z.enum(submissionStatuses),
      /** Username of the administrator. */
      by: z.string(),
      at: z.iso.datetime(),
    }),
  ),
})

export const adminSubmissionListSchema = z.array(adminSubmissionSchema)

/** Query of `GET /api/admin/submissions`. */
export const adminSubmissionQuerySchema = z.object({
  contestId,
  status: z.enum(submissionStatuses).optional(),
  ...page,
})

/** Query of `GET /api/admin/submissions/counts`; every contest where none is named. */
export const submissionCountsQuerySchema = z.object({ contestId })

/** Answer of `GET /api/admin/submissions/counts`. */
export const submissionCountsSchema = z.object({
  pending: z.int(),
  approved: z.int(),
  rejected: z.int(),
  winner: z.int(),
  all: z.int(),
  /** What the files of all pending entries take up, of whichever contest. */
  pendingBytes: z.int(),
})

/** Query of `GET /api/files/submissions/{submissionId}/{fileId}`. */
export const submissionFileQuerySchema = z.object({
  variant: z.enum(fileVariants).optional(),
})

export const submissionStatusChangeSchema = z.strictObject({
  status: z.enum(submissionStatuses),
  /** What the administrator saw: when it is no longer so, nothing changes. Left out: whatever it is. */
  from: z.enum(submissionStatuses).optional(),
})

export type PublicSubmissionQuery = z.infer<typeof publicSubmissionQuerySchema>
export type AdminSubmissionQuery = z.infer<typeof adminSubmissionQuerySchema>
export type SubmissionFields = z.infer<typeof submissionFieldsSchema>
export type SubmissionFile = z.infer<typeof submissionFileSchema>
export type PublicSubmission = z.infer<typeof publicSubmissionSchema>
export type AdminSubmission = z.infer<typeof adminSubmissionSchema>
export type SubmissionCountsQuery = z.infer<typeof submissionCountsQuerySchema>
export type SubmissionCounts = z.infer<typeof submissionCountsSchema>
