import type { EditedDocument } from '#contracts/site-editing.ts'
import type { Database } from '#store/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { missing } from '../errors.ts'
import { partIn, type SiteBase } from '../site/changed-site.ts'
import { readChanges, withChanges } from '../site/document-changes.ts'
import { schemaOf } from '../site/parse-site.ts'
import { pageOfDocument } from './document-pages.ts'
import { editedOf, editedRevision, presentStates, revisionsOf } from './document-revisions.ts'
import { documentSchema } from './document-schema.ts'
import { editable } from './own-fields.ts'
import { mistakesIn } from './proposed-site.ts'
import { publishedSite, readBase, unreadableDraft, type SiteSource } from './site-source.ts'

export type EditingDeps = Pick<Dependencies, 'db' | 'site' | 'siteSource'>

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
  const read = edited ? readChanges(edited.changes) : {}
  const changes = read ?? {}
  return {
    document,
    revision: editedRevision(revisions),
    ...presentStates(revisions),
    value: editable(document, withChanges(original, changes)),
    schema: documentSchema(document),
    mistakes: read ? mistakesIn(published, { document, changes }) : { '': unreadableDraft },
    leftOut: published.leftOut
      .filter((each) => each.document === document)
      .map(({ field }) => field),
    page: pageOfDocument(site, base, document),
    isAdded: base.added.has(partIn(document) ?? ''),
    isUnpublished: base.unpublished.has(partIn(document) ?? ''),
  }
}
