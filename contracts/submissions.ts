import { z } from 'zod'
import { emailSchema } from './email.ts'
import { entryLimits, largestNumberId, submissionLengths } from './limits.ts'
import { entryMessages } from './messages.ts'
import {
  fileVariants,
  imageTypes,
  shownSubmissionStatuses,
  submissionStatuses,
  videoTypes,
} from './options.ts'
import { pageQuery, stayField, website } from './schemas.ts'
import { multiline, singleLine } from './text.ts'

const text = (max: number, required: string) =>
  multiline(max).refine((value) => value !== '', { error: required })
const checkbox = z
  .enum(['true', 'false', 'on', ''])
  .default('')
  .transform((value) => value === 'true' || value === 'on')

/**
 * Text fields of `POST /api/submissions` (multipart; specification, section 7). They precede the
 * `files`. All values are text, as multipart requires.
 */
export const submissionFieldsSchema = z.object({
  contestId: z.coerce
    .number()
    .int()
    .min(1, 'Please choose a contest.')
    .max(largestNumberId, 'There is no such contest.'),
  guestName: singleLine(submissionLengths.guestName, 'Please enter your name.'),
  guestEmail: emailSchema().max(submissionLengths.guestEmail),
  cabinStayed: singleLine(submissionLengths.cabinStayed, 'Please choose the cabin you stayed in.'),
  stayDates: singleLine(submissionLengths.stayDates, 'Please tell us when you stayed.'),
  description: text(submissionLengths.description, 'Please tell us the story behind your entry.'),
  /** Whether it may be published once approved. */
  consentToDisplay: checkbox,
  consentToTerms: checkbox.refine((value) => value, {
    error: entryMessages.termsRequired.description,
  }),
  /**
   * The version of the rules the guest agreed to; omit for the current version, as in the
   * specification's call. Only the server knows the current version.
   */
  termsVersion: z.string().max(submissionLengths.termsVersion).default(''),
  ...stayField,
  website,
})

/** The complete form of `POST /api/submissions`, for its API description. */
export const submissionFormSchema = submissionFieldsSchema.extend({
  files: z
    .array(z.string().meta({ format: 'binary', maxLength: entryLimits.videoBytes }))
    .min(1)
    .max(entryLimits.files),
})

/**
 * A file of an entry. `url` serves the picture or video itself; pictures also have `?variant=card`
 * and `?variant=large` (AVIF or WebP by Accept).
 */
export const submissionFileSchema = z.object({
  id: z.string(),
  mimetype: z.enum([...imageTypes, ...videoTypes]),
  originalName: z.string(),
  url: z.string(),
  /** Pixels; null if unknown. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** False while a picture's variants are being encoded: until then only `url` works. */
  isReady: z.boolean(),
})

/** A published entry: approved or winner, with consent. No email. */
export const publicSubmissionSchema = z.object({
  id: z.string(),
  contestId: z.int(),
  contest: z.string(),
  guestName: z.string(),
  cabinStayed: z.string(),
  stayDates: z.string(),
  description: z.string(),
  /** It came by a one-time link of the owner. */
  verified: z.boolean(),
  status: z.enum(shownSubmissionStatuses),
  submittedAt: z.iso.datetime(),
  files: z.array(submissionFileSchema),
})

export const publicSubmissionListSchema = z.array(publicSubmissionSchema)

const contestId = z.coerce.number().int().min(1).max(largestNumberId).optional()

/** Query of `GET /api/submissions/public`; status `winner` for winners only. */
export const publicSubmissionQuerySchema = z.object({
  contestId,
  status: z.enum(shownSubmissionStatuses).optional(),
  ...pageQuery,
})

/** An entry as the admin sees it, with everything the guest sent. */
export const adminSubmissionSchema = z.object({
  ...publicSubmissionSchema.shape,
  guestEmail: z.string(),
  status: z.enum(submissionStatuses),
  consentToTerms: z.boolean(),
  consentToDisplay: z.boolean(),
  /** The version of the terms the guest agreed to, and when. */
  termsVersion: z.string(),
  consentedAt: z.iso.datetime(),
  isSuspect: z.boolean(),
  /** When a winner's prize was sent, and who said so; null until then. */
  prizeSent: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
  history: z.array(
    z.object({
      from: z.enum(submissionStatuses),
      to: z.enum(submissionStatuses),
      /** The administrator's username. */
      by: z.string(),
      at: z.iso.datetime(),
    }),
  ),
})

export const adminSubmissionListSchema = z.array(adminSubmissionSchema)

const filter = { contestId, status: z.enum(submissionStatuses).optional() }

/** Query of `GET /api/admin/submissions/export.csv`; omit either for all. */
export const submissionFilterSchema = z.object(filter)

/** Query of `GET /api/admin/submissions`. */
export const adminSubmissionQuerySchema = z.object({
  ...filter,
  ...pageQuery,
})

/** Query of `GET /api/admin/submissions/counts`; omit the contest for all. */
export const submissionCountsQuerySchema = z.object({ contestId })

/** Response of `GET /api/admin/submissions/counts`. */
export const submissionCountsSchema = z.object({
  pending: z.int(),
  approved: z.int(),
  rejected: z.int(),
  winner: z.int(),
  all: z.int(),
  /** Total size of all pending entries' files, in all contests. */
  pendingBytes: z.int(),
  /** Photos and videos that could not be prepared for the gallery, in all contests. */
  failedFiles: z.int(),
})

/** Query of `GET /api/files/submissions/{submissionId}/{fileId}`. */
export const submissionFileQuerySchema = z.object({
  variant: z.enum(fileVariants).optional(),
})

export const submissionStatusChangeSchema = z.strictObject({
  status: z.enum(submissionStatuses),
  /** What the administrator saw: rejected if changed since; omit to skip the check. */
  from: z.enum(submissionStatuses).optional(),
})

export type PublicSubmissionQuery = z.infer<typeof publicSubmissionQuerySchema>
export type SubmissionFilter = z.infer<typeof submissionFilterSchema>
export type AdminSubmissionQuery = z.infer<typeof adminSubmissionQuerySchema>
export type SubmissionFields = z.infer<typeof submissionFieldsSchema>
export type SubmissionFile = z.infer<typeof submissionFileSchema>
export type PublicSubmission = z.infer<typeof publicSubmissionSchema>
export type AdminSubmission = z.infer<typeof adminSubmissionSchema>
export type SubmissionCountsQuery = z.infer<typeof submissionCountsQuerySchema>
export type SubmissionCounts = z.infer<typeof submissionCountsSchema>
