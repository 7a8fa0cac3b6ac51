import { z } from 'zod'
import { instantSchema, pageQuery } from './schemas.ts'
import { multiline, singleLine } from './text.ts'
import { asShipped, siteEditingLimits } from './site-revisions.ts'

/** A path of the API names a document with its slash escaped: 'cabins%2Ftexas-sage'. */
export const documentParamsSchema = z.object({ document: z.string().max(100) })

/** Who wrote a revision, and when. */
const writtenSchema = z.object({
  /** A UUID. */
  id: z.string(),
  /** The administrator's username. */
  author: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.iso.datetime(),
})

const draftStateSchema = writtenSchema.extend({
  /** Why it could not be published at its planned time; empty if it was not planned. */
  refusal: z.string(),
})
const plannedSchema = writtenSchema.extend({ note: z.string(), publishAt: z.iso.datetime() })
const publishedSchema = writtenSchema.extend({ note: z.string(), publishedAt: z.iso.datetime() })

const statesOf = {
  /** Not published yet. */
  draft: draftStateSchema.nullable(),
  planned: plannedSchema.nullable(),
  /** What guests see; null for the document as shipped. */
  published: publishedSchema.nullable(),
}

/** One of the owner's documents in the list of all. */
export const listedDocumentSchema = z.object({
  document: z.string(),
  ...statesOf,
  /** Where guests see it; null while its feature is off. */
  page: z.string().nullable(),
  /** What the owner knows it as; of a cabin or local guide, its name in the draft or as published. */
  title: z.string(),
  /** The heading that it is listed below. */
  group: z.string(),
})
export const listedDocumentsSchema = z.array(listedDocumentSchema)

/** Body of `POST /api/admin/site/guides`. */
export const newGuideSchema = z.strictObject({
  title: singleLine(siteEditingLimits.guideTitle, 'Please enter a name.'),
})

/** A document as it is written, with words in braces, and what may be in it. */
export const editedDocumentSchema = z.object({
  document: z.string(),
  title: z.string(),
  /** For `If-Match`: the id of the draft, else of what is planned or published, else 'shipped'. */
  revision: z.string(),
  ...statesOf,
  /** The draft, else what is planned, else what is published. */
  value: z.record(z.string(), z.unknown()),
  /** JSON Schema (draft 2020-12) of `value`. */
  schema: z.record(z.string(), z.unknown()),
  /** What has to be fixed before it can be published, by path: 'hero.facts.0.label'. */
  mistakes: z.record(z.string(), z.string()),
  /** Published fields that this release no longer takes. */
  leftOut: z.array(z.string()),
  /** Where guests see it; null while its feature is off. */
  page: z.string().nullable(),
  /** Of a cabin or guide page that the owner has added: then there is nothing as shipped to go back to. */
  isAdded: z.boolean(),
  /** Of a cabin or guide page that guests have never seen. */
  isUnpublished: z.boolean(),
})

/** Body of `PUT /api/admin/site/:document/draft`. */
export const draftSchema = z.strictObject({ value: z.record(z.string(), z.unknown()) })

/** Body of `POST /api/admin/site/:document/publish`. */
export const publicationSchema = z.strictObject({
  /** The draft, an older revision to go back to, or 'shipped'. */
  revision: z.union([z.uuid(), z.literal(asShipped)]),
  /** ISO 8601; null for now. */
  publishAt: instantSchema({ offset: true }).nullable().default(null),
  /** For the history. */
  note: multiline(siteEditingLimits.note).default(''),
})

/** A text that differs from the revision before. */
const differenceSchema = z.object({
  path: z.string(),
  /** Null if it was added. */
  before: z.string().nullable(),
  /** Null if it was taken out. */
  after: z.string().nullable(),
})

export const pastRevisionSchema = publishedSchema.extend({
  differences: z.array(differenceSchema),
})
export const pastRevisionsSchema = z.array(pastRevisionSchema)
export const pastRevisionsQuerySchema = z.object(pageQuery)

/** Links of a document that lead nowhere. */
export const linkCheckSchema = z.object({
  /** How many were opened. */
  checked: z.int(),
  broken: z.array(
    z.object({
      path: z.string(),
      address: z.string(),
      /** HTTP status; null if there was no answer. */
      status: z.int().nullable(),
    }),
  ),
})

export type LinkCheck = z.infer<typeof linkCheckSchema>
export type NewGuide = z.infer<typeof newGuideSchema>
export type ListedDocument = z.infer<typeof listedDocumentSchema>
export type EditedDocument = z.infer<typeof editedDocumentSchema>
export type Publication = z.infer<typeof publicationSchema>
export type PastRevision = z.infer<typeof pastRevisionSchema>
export type Difference = z.infer<typeof differenceSchema>
