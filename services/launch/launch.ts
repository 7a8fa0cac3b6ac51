import { launchToDo } from '#content/admin-launch.ts'
import type { Launch, LaunchConfirmation, Tried } from '#contracts/launch.ts'
import type { TryOut } from '#contracts/try-outs.ts'
import { cabinsWithFeeds } from '#store/cabins/cabin-feeds.ts'
import {
  listConfirmations,
  putConfirmation,
  removeConfirmation,
} from '#store/launch/confirmations.ts'
import { instantToText } from '#store/values.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Finding as Examination } from '../doctor/finding.ts'
import type { Finding } from '../preflight/finding.ts'
import { launchFindings } from '../preflight/launch-findings.ts'
import { type Page, PageFailedError } from '../preflight/page.ts'

/** What only the settings tell; nothing in it is secret. */
export interface LaunchChecks {
  /** Settings that are missing, or still samples. */
  settings: (cabinIds: readonly string[]) => readonly Finding[]
  tryOut: Readonly<Record<TryOut, () => Promise<Examination[]>>>
}

type Deps = Pick<Dependencies, 'db' | 'site' | 'albums' | 'launch'>

/** What is left before launch, of what is published now. */
export async function whatIsLeft(
  { db, site, albums, launch }: Deps,
  readPages: () => Promise<readonly Page[]>,
): Promise<Launch> {
  const confirmations = await listConfirmations(db)
  const fed = await cabinsWithFeeds(db)
  const { pages, unread } = await read(readPages)
  const groups = launchFindings({
    site,
    mistakes: [],
    albums,
    pages,
    unread,
    settings: launch.settings(site.cabins.map(({ id }) => id).filter((id) => !fed.has(id))),
    leftOut: [],
    alsoConfirmed: confirmations.map(({ what }) => what),
  })
  return {
    groups: groups
      .filter(({ findings }) => findings.length > 0)
      .map(({ title, findings }) => ({
        title,
        toDo: launchToDo[title] ?? '',
        findings: findings.map(({ what, where }) => ({ what, links: linksTo(where) })),
      })),
    confirmed: confirmations.map(({ what, by, at }) => ({ what, by, at: instantToText(at) })),
  }
}

/** A page that cannot be made is a finding too. */
async function read(readPages: () => Promise<readonly Page[]>) {
  try {
    return { pages: await readPages(), unread: [] }
  } catch (error) {
    // Any other reason may name files and queries, and is for the log alone.
    if (!(error instanceof PageFailedError)) throw error
    return { pages: [], unread: [{ what: `not read: ${error.message}`, where: '' }] }
  }
}

const documentFile = /content\/site\/([\w/-]+)\.yaml/g

/** Where a finding's place is in the browser: documents and albums to edit, or a page to look at. */
export function linksTo(where: string): string[] {
  const documents = [...where.matchAll(documentFile)].map(([, name]) => `/admin/site/${name}`)
  if (documents.length > 0) return documents
  const [, album] = /^content\/pictures\/([^/]+)\/$/.exec(where) ?? []
  if (album !== undefined) return [`/admin/site/albums/${album}`]
  if (where.startsWith('content/site/')) return ['/admin/site']
  const [page] = /^\/[^\s,]*/.exec(where) ?? []
  return page === undefined ? [] : [page]
}

/** Says that a finding is right as it is, or takes that back. */
export async function confirmFinding(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { what, isConfirmed }: LaunchConfirmation,
  by: string,
): Promise<void> {
  if (isConfirmed) await putConfirmation(db, { what, by, at: clock.now() })
  else await removeConfirmation(db, what)
}

/** Tries an outside service now. */
export async function tryOut({ launch }: Pick<Deps, 'launch'>, what: TryOut): Promise<Tried> {
  const findings = await launch.tryOut[what]()
  return findings.map(({ state, what: found, toDo }) => ({
    isFine: state === 'fine',
    what: found,
    toDo,
  }))
}
