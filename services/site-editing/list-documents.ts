import { documentGroups } from '#content/admin-documents.ts'
import { adminGuides } from '#content/admin-guides.ts'
import { adminPictures } from '#content/admin-pictures.ts'
import { adminSite } from '#content/admin-site.ts'
import { documentsPath } from '#contracts/addresses.ts'
import { isOn } from '#contracts/features.ts'
import { guideIdIn } from '#contracts/guides.ts'
import type { ListedDocument } from '#contracts/site-editing.ts'
import { shownRevisions } from '#store/site/publications.ts'
import { unpublishedRevisions, type StoredRevision } from '#store/site/revisions.ts'
import { albumsPrefix } from '../site/albums.ts'
import { cabinsPrefix } from '../site/parse-document.ts'
import { guidesPrefix } from '../site/parse-site.ts'
import { shippedOf, subjectOf, type SiteBase } from '../site/shown-site.ts'
import type { Site } from '../site/site.ts'
import { pageOfDocument, titleOfDocument } from './document-pages.ts'
import { editedOf, presentStates, type EditingDeps } from './read-document.ts'
import { readBase, valueOf } from './site-source.ts'

/** All documents in groups, but those of features that are off, and what happened to each. */
export async function listDocuments({
  db,
  site,
  siteSource,
}: EditingDeps): Promise<ListedDocument[]> {
  const [shown, waiting] = await Promise.all([shownRevisions(db), unpublishedRevisions(db)])
  const base = await readBase(db, siteSource)
  const revisionsOf = (document: string) => {
    const isOwn = (each: StoredRevision) => each.document === document
    const own = waiting.filter(isOwn)
    return {
      draft: own.find(({ publishAt }) => publishAt === null) ?? null,
      planned: own.find(({ publishAt }) => publishAt !== null) ?? null,
      published: shown.find(isOwn) ?? null,
    }
  }
  const valueAt = (document: string) => {
    const edited = editedOf(revisionsOf(document))
    return (edited && valueOf(edited)) ?? shippedOf(base, document)
  }
  return inGroups(site, base)
    .filter(({ document }) => base.documents.has(document) && isShown(site.facts, document))
    .map(({ group, document }) => ({
      document,
      group,
      page: pageOfDocument(site, base, document),
      title: titleOfDocument(base, document, valueAt(subjectOf(base, document))),
      ...presentStates(revisionsOf(document)),
    }))
}

/** In the order of their list: cabins before the albums of pages, guide pages in the owner's order. */
function inGroups({ cabins, retired, guides }: Site, { documents, unpublished }: SiteBase) {
  const shown = guides.map(({ id }) => guidesPrefix + id)
  const ownGuides = [...shown, ...documents.keys()].filter((name) => name.startsWith(guidesPrefix))
  const later = [...unpublished].filter((name) => name.startsWith(cabinsPrefix))
  const ids = [...cabins, ...later.map((name) => ({ id: guideIdIn(name) })), ...retired].map(
    ({ id }) => id,
  )
  const own: Readonly<Record<string, readonly string[]>> = {
    [adminSite.cabins]: ids.map((id) => cabinsPrefix + id),
    [adminPictures.heading]: ids.map((id) => albumsPrefix + id),
  }
  const added: Readonly<Record<string, readonly string[]>> = {
    [adminPictures.heading]: ownGuides.map((name) => albumsPrefix + guideIdIn(name)),
    [adminGuides.heading]: ownGuides,
  }
  return Object.entries(documentGroups).flatMap(([group, names]) => {
    const all = [...(own[group] ?? []), ...Object.keys(names), ...(added[group] ?? [])]
    return [...new Set(all)].map((document) => ({ group, document }))
  })
}

/** An album goes with the page of its name too. */
function isShown(facts: Site['facts'], document: string): boolean {
  return (
    isOn(facts, documentsPath + document) && isOn(facts, `/${document.replace(albumsPrefix, '')}`)
  )
}
