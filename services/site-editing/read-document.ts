import { z } from 'zod'
import type { EditedDocument } from '#contracts/site-editing.ts'
import { asShipped } from '#contracts/site-revisions.ts'
import type { Database } from '#store/database.ts'
import { revisionOf, type StoredRevision } from '#store/site/revisions.ts'
import type { Dependencies } from '../dependencies.ts'
import { missing } from '../errors.ts'
import { pictureInMaking } from '../site/albums.ts'
import { schemaOf, type ParsedSite } from '../site/parse-site.ts'
import { editable, proposedSite, shippedOf, subjectOf, type SiteBase } from '../site/shown-site.ts'
import { tooFewPictures, unknownAmenities } from '../site/site-mistakes.ts'
import { pageOfDocument, titleOfDocument } from './document-pages.ts'
import { publishedSite, unreadableDraft, valueOf } from './site-source.ts'

export type EditingDeps = Pick<Dependencies, 'db' | 'site' | 'siteSource'>

/** A document's draft, planned and published revision. */
export interface Revisions {
  draft: StoredRevision | null
  planned: StoredRevision | null
  published: StoredRevision | null
}

export async function revisionsOf(db: Database, document: string): Promise<Revisions> {
  return {
    draft: await revisionOf(db, document, 'draft'),
    planned: await revisionOf(db, document, 'planned'),
    published: await revisionOf(db, document, 'published'),
  }
}

/**
 * What an editor goes on from; null for the document as shipped. A draft replaces all that is published
 * before it, so one begun while a change is planned has to contain that change.
 */
export function editedOf({ draft, planned, published }: Revisions): StoredRevision | null {
  return draft ?? planned ?? published
}

export function presentStates({ draft, planned, published }: Revisions) {
  return {
    draft: draft && { ...written(draft), refusal: draft.note },
    planned: planned && {
      ...written(planned),
      note: planned.note,
      publishAt: planned.publishAt ?? '',
    },
    published: published && {
      ...written(published),
      note: published.note,
      publishedAt: published.publishedAt ?? '',
    },
  }
}

function written({ id, author, createdAt }: StoredRevision) {
  return { id, author, createdAt }
}

/** Throws `NotFoundError` for an unknown document. */
export function assertKnown({ documents }: SiteBase, document: string): void {
  if (!documents.has(document) || !schemaOf(document)) throw missing('document')
}

/** A document for its editor. Throws `NotFoundError`. */
export async function readDocument(
  { db, site, siteSource }: EditingDeps,
  document: string,
): Promise<EditedDocument> {
  const shown = await publishedSite(db, siteSource)
  const { base, leftOut } = shown
  assertKnown(base, document)
  const revisions = await revisionsOf(db, document)
  const edited = editedOf(revisions)
  const shipped = shippedOf(base, document)
  const read = edited ? valueOf(edited) : shipped
  const value = read ?? shipped
  const subject = subjectOf(base, document)
  const named = subject === document ? edited : editedOf(await revisionsOf(db, subject))
  return {
    document,
    title: titleOfDocument(base, document, (named && valueOf(named)) ?? shippedOf(base, subject)),
    revision: edited?.id ?? asShipped,
    ...presentStates(revisions),
    value: editable(document, value),
    schema: documentSchema(document),
    mistakes: read
      ? toFix(mistakesIn(proposedSite(shown, document, value), document))
      : { '': unreadableDraft },
    leftOut: leftOut.filter((each) => each.document === document).map(({ field }) => field),
    page: pageOfDocument(site, base, document),
    isAdded: base.added.has(subject),
    isUnpublished: base.unpublished.has(subject),
  }
}

/** That a picture is being made is shown as progress, not as a mistake. */
function toFix(mistakes: Record<string, string>): Record<string, string> {
  const own = Object.entries(mistakes).filter(([, message]) => message !== pictureInMaking)
  return Object.fromEntries(own)
}

/** What would be wrong, by path in the document; in others, under an empty path. */
export function mistakesIn(proposed: ParsedSite, document: string): Record<string, string> {
  const own =
    'site' in proposed
      ? [...unknownAmenities(proposed.site), ...tooFewPictures(proposed.site)].filter(
          (each) => each.document === document,
        )
      : []
  return Object.fromEntries(
    [...proposed.mistakes, ...own].map((each) =>
      each.document === document
        ? [each.path, each.message]
        : ['', `${each.document}, ${each.path}: ${each.message}`],
    ),
  )
}

const schemas = new Map<z.ZodType, Record<string, unknown>>()

/** JSON Schema of a document as it is written, without what cannot be edited. */
function documentSchema(document: string): Record<string, unknown> {
  const schema = schemaOf(document)
  if (!schema) throw missing('document')
  const known = schemas.get(schema)
  if (known) return known
  const { properties = {}, ...whole } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    // Forms know one way to write alternatives.
    override: ({ jsonSchema }) => {
      if (jsonSchema.oneOf) jsonSchema.anyOf = jsonSchema.oneOf
      delete jsonSchema.oneOf
    },
  })
  const made = { ...whole, properties: editable(document, properties) }
  schemas.set(schema, made)
  return made
}
