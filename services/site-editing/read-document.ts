import { documentsPath } from '#contracts/addresses.ts'
import { isOn } from '#contracts/features.ts'
import type { EditedDocument, ListedDocument } from '#contracts/site-editing.ts'
import { asShipped } from '#contracts/site-revisions.ts'
import type { Database } from '#store/database.ts'
import { shownRevisions } from '#store/site/publications.ts'
import { revisionOf, unpublishedRevisions, type StoredRevision } from '#store/site/revisions.ts'
import type { Dependencies } from '../dependencies.ts'
import { missing } from '../errors.ts'
import {
  cabinIn,
  changedDocuments,
  withCabin,
  type ChangedSite,
  type SiteBase,
} from '../site/changed-site.ts'
import { albumsPrefix } from '../site/albums.ts'
import { withChanges, type DocumentChanges } from '../site/document-changes.ts'
import { parseSite, schemaOf, type ParsedSite } from '../site/parse-site.ts'
import type { Site } from '../site/site.ts'
import { tooFewPictures, unknownAmenities } from '../site/site-mistakes.ts'
import { documentSchema } from './document-schema.ts'
import { pageOfDocument } from './document-pages.ts'
import { editable } from './own-fields.ts'
import { changesOf, publishedSite, readBase, type SiteSource } from './site-source.ts'

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

/** For `If-Match`: what an editor has before them. */
export function editedRevision(revisions: Revisions): string {
  return editedOf(revisions)?.id ?? asShipped
}

/** What the changes to a document apply to. Throws `NotFoundError` for an unknown document. */
export async function originalOf(
  db: Database,
  siteSource: Pick<SiteSource, 'shipped'>,
  document: string,
): Promise<Record<string, unknown>> {
  return originalIn(await readBase(db, siteSource), document)
}

function originalIn({ documents }: SiteBase, document: string): Record<string, unknown> {
  const value = documents.get(document)
  if (value === undefined || !schemaOf(document)) throw missing('document')
  return value as Record<string, unknown>
}

/** All documents by name but those of features that are off, and what happened to each. */
export async function listDocuments({
  db,
  site,
  siteSource,
}: EditingDeps): Promise<ListedDocument[]> {
  const [shown, waiting] = await Promise.all([shownRevisions(db), unpublishedRevisions(db)])
  const base = await readBase(db, siteSource)
  const shownNames = [...base.documents.keys()].filter((name) => isShown(site.facts, name))
  return shownNames.map((document) => {
    const isOwn = (each: StoredRevision) => each.document === document
    const own = waiting.filter(isOwn)
    return {
      document,
      page: pageOfDocument(site, base, document),
      ...presentStates({
        draft: own.find(({ publishAt }) => publishAt === null) ?? null,
        planned: own.find(({ publishAt }) => publishAt !== null) ?? null,
        published: shown.find(isOwn) ?? null,
      }),
    }
  })
}

/** An album goes with the page of its name too. */
function isShown(facts: Site['facts'], document: string): boolean {
  return (
    isOn(facts, documentsPath + document) && isOn(facts, `/${document.replace(albumsPrefix, '')}`)
  )
}

/** A document for its editor. Throws `NotFoundError`. */
export async function readDocument(
  { db, site, siteSource }: EditingDeps,
  document: string,
): Promise<EditedDocument> {
  const published = await publishedSite(db, siteSource)
  const base = await readBase(db, siteSource)
  const original = originalIn(base, document)
  const revisions = await revisionsOf(db, document)
  const edited = editedOf(revisions)
  const changes = edited ? changesOf(edited) : {}
  return {
    document,
    revision: editedRevision(revisions),
    ...presentStates(revisions),
    value: editable(document, withChanges(original, changes)),
    schema: documentSchema(document),
    mistakes: mistakesIn(published, { document, changes }),
    leftOut: published.leftOut
      .filter((each) => each.document === document)
      .map(({ field }) => field),
    page: pageOfDocument(site, base, document),
    isAdded: base.added.has(cabinIn(document) ?? ''),
    isUnpublished: base.unpublished.has(cabinIn(document) ?? ''),
  }
}

/** A document's changes in place of those that are published. */
export interface Proposal {
  document: string
  changes: DocumentChanges
}

/** The site as it would be, without what no longer fits in other documents. */
export function proposedSite(
  { base, changes: published, find }: ChangedSite,
  { document, changes }: Proposal,
): ParsedSite {
  const all = new Map([...published, [document, changes]])
  const shown = changedDocuments(withCabin(base, cabinIn(document)), all)
  return parseSite(shown, { find, retired: base.retired })
}

/** What would be wrong, by path in the document; in others, under an empty path. */
export function mistakesIn(published: ChangedSite, proposal: Proposal): Record<string, string> {
  const proposed = proposedSite(published, proposal)
  const own =
    'site' in proposed
      ? [...unknownAmenities(proposed.site), ...tooFewPictures(proposed.site)].filter(
          ({ document }) => document === proposal.document,
        )
      : []
  return Object.fromEntries(
    [...proposed.mistakes, ...own].map(({ document, path, message }) =>
      document === proposal.document ? [path, message] : ['', `${document}, ${path}: ${message}`],
    ),
  )
}

/** Fields are named, so that hashes stay here. */
function presentStates({ draft, planned, published }: Revisions) {
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
