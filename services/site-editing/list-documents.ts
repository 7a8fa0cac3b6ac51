import { documentsPath } from '#contracts/addresses.ts'
import { isOn } from '#contracts/features.ts'
import { areaGuide } from '#contracts/guides.ts'
import type { ListedDocument } from '#contracts/site-editing.ts'
import { shownRevisions } from '#store/site/publications.ts'
import { unpublishedRevisions, type StoredRevision } from '#store/site/revisions.ts'
import { albumsPrefix } from '../site/albums.ts'
import { guidesPrefix } from '../site/parse-site.ts'
import { shippedOf } from '../site/shown-site.ts'
import type { Site } from '../site/site.ts'
import { pageOfDocument } from './document-pages.ts'
import { editedOf, presentStates, type EditingDeps } from './read-document.ts'
import { readBase, valueOf } from './site-source.ts'

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
    const edited = editedOf(revisions)
    const { title } = (edited && valueOf(edited)) ?? shippedOf(base, document)
    const isGuide = document.startsWith(guidesPrefix) && document !== guidesPrefix + areaGuide
    return {
      document,
      page: pageOfDocument(site, base, document),
      title: isGuide && typeof title === 'string' ? title : null,
      ...presentStates(revisions),
    }
  })
}

/** An album goes with the page of its name too. */
function isShown(facts: Site['facts'], document: string): boolean {
  return (
    isOn(facts, documentsPath + document) && isOn(facts, `/${document.replace(albumsPrefix, '')}`)
  )
}
