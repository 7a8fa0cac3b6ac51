import type { Difference, PastRevision } from '#contracts/site-editing.ts'
import type { PageRequest } from '#store/pages.ts'
import { publishedRevisions } from '#store/site/publications.ts'
import { type StoredRevision } from '#store/site/revisions.ts'
import { editable, shippedOf } from '../site/shown-site.ts'
import { assertKnown, type EditingDeps } from './read-document.ts'
import { readBase, valueOf } from './site-source.ts'

/** What was published of a document, newest first. Throws `NotFoundError` and `BadCursorError`. */
export async function documentHistory(
  { db, siteSource }: Pick<EditingDeps, 'db' | 'siteSource'>,
  document: string,
  request: PageRequest,
): Promise<{ revisions: PastRevision[]; nextCursor: string | null }> {
  const base = await readBase(db, siteSource)
  assertKnown(base, document)
  const shipped = editable(document, shippedOf(base, document))
  const { revisions, nextCursor } = await publishedRevisions(db, document, request)
  const before = nextCursor
    ? (await publishedRevisions(db, document, { limit: 1, cursor: nextCursor })).revisions
    : []
  const all = [...revisions, ...before]
  const textsOf = (revision?: StoredRevision) =>
    textsIn(revision ? (valueOf(revision) ?? {}) : shipped)
  return {
    revisions: revisions.map((revision, at) => ({
      ...present(revision),
      differences: differencesBetween(textsOf(all[at + 1]), textsOf(revision)),
    })),
    nextCursor,
  }
}

function present({ id, author, createdAt, note, publishedAt }: StoredRevision) {
  return { id, author, createdAt, note, publishedAt: publishedAt ?? '' }
}

type Texts = ReadonlyMap<string, string>

/** Every value of a document as text, by path. */
function textsIn(value: unknown, path = ''): Texts {
  if (typeof value !== 'object' || value === null) return new Map([[path, String(value)]])
  return new Map(
    Object.entries(value).flatMap(([name, each]) => [
      ...textsIn(each, path === '' ? name : `${path}.${name}`),
    ]),
  )
}

function differencesBetween(before: Texts, after: Texts): Difference[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])]
  return paths
    .map((path) => ({
      path,
      before: before.get(path) ?? null,
      after: after.get(path) ?? null,
    }))
    .filter((each) => each.before !== each.after)
}
