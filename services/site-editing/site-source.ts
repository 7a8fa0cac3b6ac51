import { excessIn } from '#contracts/json-limits.ts'
import type { Albums } from '#contracts/pictures.ts'
import { allRetiredCabins } from '#store/cabins/retired-cabins.ts'
import { allClosures } from '#store/closures/closures.ts'
import type { Database } from '#store/database.ts'
import { publishedInOrder, shownRevisions } from '#store/site/publications.ts'
import { documentsBelow, type StoredRevision } from '#store/site/revisions.ts'
import type { Versions } from '#store/versions.ts'
import { RuleError } from '../errors.ts'
import { sharedRun } from '../other-processes.ts'
import { pictureFinder } from '../pictures/find-picture.ts'
import { albumDocuments, albumsPrefix } from '../site/albums.ts'
import { createLiveSite } from '../site/live-site.ts'
import { cabinsPrefix, type RawDocuments } from '../site/parse-document.ts'
import { guidesPrefix } from '../site/parse-site.ts'
import {
  siteWith,
  type Fields,
  type ShownSite,
  type SiteBase,
  type Values,
} from '../site/shown-site.ts'
import type { Site } from '../site/site.ts'
import { fillWords, wordsFrom } from '../site/words.ts'

/** The documents as shipped, and the site that everybody sees. */
export interface SiteSource {
  /** As shipped, with words in braces. */
  shipped: RawDocuments
  /** The pictures as shipped. */
  albums: Albums
  /** From the start of the call on, everybody sees what is published by then. */
  refresh: () => Promise<void>
  /** Runs the work, and what it waits for, with another version of the site. */
  preview: <Result>(version: Site, work: () => Result) => Result
}

/** The live site of this process. Call `refresh` before the first guest arrives. */
export function createSiteSource(
  db: Database,
  { site: first, written }: { site: Site; written: RawDocuments },
  albums: Albums = new Map(),
): SiteSource & { site: Site } {
  const shipped = new Map([...written, ...(albums.size > 0 ? albumDocuments(albums, first) : [])])
  const { site, show, preview } = createLiveSite(first)
  // One at a time, so that an older reading never replaces a newer one.
  const refresh = sharedRun(async () => {
    const values = valuesOf(await shownRevisions(db))
    const base = await readBase(db, { shipped })
    const isChanged = values.size + base.retired.size > 0
    const find = isChanged ? await pictureFinder(db, albums) : () => undefined
    const published = isChanged
      ? await withFormerNames(siteWith(base, values, find), { db, shipped })
      : first
    show({ ...published, closures: await allClosures(db) })
  })
  return { site, shipped, albums, preview, refresh }
}

/**
 * The site whose cabins keep the names that guests have seen, but for those that another cabin has now:
 * a guest may still have a form open that was loaded before a cabin was renamed.
 */
async function withFormerNames(
  { site, values }: ShownSite,
  { db, shipped }: { db: Database } & Pick<SiteSource, 'shipped'>,
): Promise<Site> {
  const words = wordsFrom(new Map([['facts', values.get('facts') ?? shipped.get('facts')]]))
  const asShipped = [...shipped].filter(([document]) => document.startsWith(cabinsPrefix))
  const published = (await publishedInOrder(db, cabinsPrefix)).map(
    (each) => [each.document, valueOf(each)] as const,
  )
  // A name is that of the cabin that had it last.
  const seen = new Map(
    [...asShipped, ...published].flatMap(([document, value]): [string, string][] => {
      const name = (value as Fields | null)?.['name']
      return typeof name === 'string'
        ? [[String(fillWords(name, words, () => undefined)), document]]
        : []
    }),
  )
  const current = new Set([...site.cabins, ...site.retired].map(({ name }) => name))
  const named = <Cabin extends Site['cabins'][number]>(cabin: Cabin): Cabin => {
    const own = [...seen].filter(
      ([name, document]) => document === cabinsPrefix + cabin.id && !current.has(name),
    )
    if (own.length === 0) return cabin
    return { ...cabin, formerNames: [...(cabin.formerNames ?? []), ...own.map(([name]) => name)] }
  }
  return { ...site, cabins: site.cabins.map(named), retired: site.retired.map(named) }
}

/**
 * Reads what is published before anybody hears that it has changed. Give it the versions that are
 * about to be announced; it waits only if one of a document is new.
 */
export function refreshWhenNew(refresh: () => Promise<void>) {
  let known: string | undefined
  return async (versions: Versions): Promise<void> => {
    const current = JSON.stringify([...versions].filter(([topic]) => topic.startsWith('site:')))
    if (current === known) return
    await refresh()
    known = current
  }
}

/** By document, without what cannot be read: a broken draft must not stop the site. */
export function valuesOf(revisions: readonly StoredRevision[]): Values {
  return new Map(
    revisions.flatMap((each): [string, Fields][] => {
      const value = valueOf(each)
      return value ? [[each.document, value]] : []
    }),
  )
}

/** The published site, and which fields it leaves out. */
export async function publishedSite(
  db: Database,
  { shipped, albums }: Pick<SiteSource, 'shipped' | 'albums'>,
): Promise<ShownSite> {
  const base = await readBase(db, { shipped })
  return siteWith(base, valuesOf(await shownRevisions(db)), await pictureFinder(db, albums))
}

/** What the owner's documents take the place of, with those that the owner has added. */
export async function readBase(
  db: Database,
  { shipped }: Pick<SiteSource, 'shipped'>,
): Promise<SiteBase> {
  const retired = await allRetiredCabins(db)
  const stored = await documentsBelow(db, [cabinsPrefix, guidesPrefix])
  const added = stored.filter(({ document }) => !shipped.has(document))
  return {
    documents: new Map([...shipped, ...added.flatMap(({ document }) => startOf(document))]),
    retired: new Map([...retired].map(([id, { redirectTo }]) => [id, redirectTo])),
    added: new Set(added.map(({ document }) => document)),
    unpublished: new Set(
      added.filter(({ isPublished }) => !isPublished).map(({ document }) => document),
    ),
  }
}

/** All of it is in its revisions; its pictures come later. */
function startOf(document: string): [string, unknown][] {
  const id = document.slice(document.indexOf('/') + 1)
  return [
    [document, {}],
    [albumsPrefix + id, { pictures: [] }],
  ]
}

/** Null if it cannot be read. */
export function valueOf({ value }: Pick<StoredRevision, 'value'>): Fields | null {
  try {
    const read: unknown = JSON.parse(value)
    const isObject = typeof read === 'object' && read !== null && !Array.isArray(read)
    return isObject && excessIn(read) === undefined ? (read as Fields) : null
  } catch {
    return null
  }
}

/** Throws `RuleError` if it cannot be read. */
export function valueToPublish(revision: Pick<StoredRevision, 'value'>): Fields {
  const value = valueOf(revision)
  if (!value) throw new RuleError(unreadableDraft, { '': unreadableDraft })
  return value
}

export const unreadableDraft = 'This draft cannot be read. Please discard it.'
