import { shownRevisions } from '#store/site/publications.ts'
import type { Dependencies } from '../dependencies.ts'
import { guidesPrefix } from './parse-site.ts'
import { pagesWithDocuments } from './shown-documents.ts'
import type { Site } from './site.ts'

/** When the owner last published a document that a page shows, by path; empty for never. */
export async function lastPublished({
  db,
  site,
}: Pick<Dependencies, 'db' | 'site'>): Promise<ReadonlyMap<string, string>> {
  const revisions = await shownRevisions(db)
  const changedAt = (name: string) =>
    revisions
      .filter(({ document }) => isShownAs(document, name, site))
      .map(({ publishedAt }) => publishedAt ?? '')
  const times = [...pagesWithDocuments(site)].map(([path, names]) => {
    return [path, names.flatMap(changedAt).toSorted().at(-1) ?? ''] as const
  })
  return new Map(times)
}

/** A cabin's document is served under its slug, and is part of the list; so is a guide's of its own. */
function isShownAs(document: string, name: string, { cabins }: Site): boolean {
  const cabin = cabins.find(({ id }) => document === `cabins/${id}`)
  if (name === 'guide-list') return document.startsWith(guidesPrefix)
  if (!cabin) return document === name
  return name === 'cabin-list' || name === `cabins/${cabin.slug}`
}
