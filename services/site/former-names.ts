import { withChanges, type DocumentChanges } from './document-changes.ts'
import { cabinsPrefix, type RawDocuments } from './parse-site.ts'
import type { Site } from './site.ts'
import { fillWords, wordsFrom } from './words.ts'

// A guest may still have a form open that was loaded before a cabin was renamed.

/** By each name that guests have seen: the id of the cabin that had it last. With words in braces. */
export type SeenNames = ReadonlyMap<string, string>

/** What was published of a document. */
export interface PublishedChanges {
  document: string
  changes: DocumentChanges
}

/** Give it cabins as shipped, all cabins, and what was published of them, the oldest first. */
export function seenNames(
  { shipped, documents }: { shipped: RawDocuments; documents: RawDocuments },
  published: readonly PublishedChanges[],
): SeenNames {
  const asShipped = [...shipped.keys()].map((document) => ({ document, changes: {} }))
  return new Map(
    [...asShipped, ...published]
      .filter(({ document }) => document.startsWith(cabinsPrefix) && documents.has(document))
      .map(({ document, changes }) => {
        const value = documents.get(document) as Record<string, unknown>
        return [String(withChanges(value, changes)['name']), document.slice(cabinsPrefix.length)]
      }),
  )
}

/** The site whose cabins keep the names they had, but for those that another cabin has now. */
export function withFormerNames(site: Site, seen: SeenNames, facts: unknown): Site {
  const current = new Set([...site.cabins, ...site.retired].map(({ name }) => name))
  const words = wordsFrom(new Map([['facts', facts]]))
  const former = [...seen]
    .map(([name, id]) => ({ id, name: String(fillWords(name, words, () => undefined)) }))
    .filter(({ name }) => !current.has(name))
  const named = <Cabin extends Site['cabins'][number]>(cabin: Cabin): Cabin => {
    const own = former.filter(({ id }) => id === cabin.id).map(({ name }) => name)
    if (own.length === 0) return cabin
    return { ...cabin, formerNames: [...new Set([...(cabin.formerNames ?? []), ...own])] }
  }
  return { ...site, cabins: site.cabins.map(named), retired: site.retired.map(named) }
}
