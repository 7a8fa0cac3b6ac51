import { documentsPath } from '#contracts/addresses.ts'
import { isOn } from '#contracts/features.ts'
import type { ListedDocument } from '#contracts/site-editing.ts'
import { shownRevisions } from '#store/site/publications.ts'
import { unpublishedRevisions, type StoredRevision } from '#store/site/revisions.ts'
import { areaGuide } from '#contracts/guides.ts'
import { albumsPrefix } from '../site/albums.ts'
import { withChanges } from '../site/document-changes.ts'
import { guidesPrefix } from '../site/parse-site.ts'
import type { Site } from '../site/site.ts'
import { pageOfDocument } from './document-pages.ts'
import { editedOf, presentStates } from './document-revisions.ts'
import type { EditingDeps } from './read-document.ts'
import { changesOf, readBase } from './site-source.ts'

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
    const revisions = {
      draft: own.find(({ publishAt }) => publishAt === null) ?? null,
      planned: own.find(({ publishAt }) => publishAt !== null) ?? null,
      published: shown.find(isOwn) ?? null,
    }
    return {
      document,
      page: pageOfDocument(site, base, document),
      title: guideTitle(document, base.documents.get(document), editedOf(revisions)),
      ...presentStates(revisions),
    }
  })
}

/** Null for other documents than local guides. */
function guideTitle(name: string, original: unknown, edited: StoredRevision | null): string | null {
  if (!name.startsWith(guidesPrefix) || name === guidesPrefix + areaGuide) return null
  const fields = original as Record<string, unknown>
  const { title } = edited ? withChanges(fields, changesOf(edited)) : fields
  return typeof title === 'string' ? title : null
}

/** An album goes with the page of its name too. */
function isShown(facts: Site['facts'], document: string): boolean {
  return (
    isOn(facts, documentsPath + document) && isOn(facts, `/${document.replace(albumsPrefix, '')}`)
  )
}
