import { shownRevisions } from '#store/site/publications.ts'
import { pageOfDocument } from './document-pages.ts'
import type { EditingDeps } from './read-document.ts'
import { readBase } from './site-source.ts'

/**
 * When the owner last published a document, by the path of the page that is about it. `every` is for
 * the facts, which all pages show.
 */
export async function lastPublished({ db, site, siteSource }: EditingDeps): Promise<{
  every: string
  pages: ReadonlyMap<string, string>
}> {
  const base = await readBase(db, siteSource)
  const published = (await shownRevisions(db)).map(({ document, publishedAt }) => {
    const path = document === 'facts' ? '' : (pageOfDocument(site, base, document) ?? '')
    return { document, path, at: publishedAt ?? '' }
  })
  const latest = (some: typeof published) =>
    some
      .map(({ at }) => at)
      .toSorted()
      .at(-1) ?? ''
  const pages = Map.groupBy(published, ({ path }) => path)
  return {
    every: latest(published.filter(({ document }) => document === 'facts')),
    pages: new Map([...pages].map(([path, some]) => [path, latest(some)])),
  }
}
