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
import {
  launchFindings,
  type Examined,
  type LaunchGroup,
  type Left,
} from '../preflight/launch-findings.ts'
import { setUpOf } from './set-up.ts'

/** What only the settings tell; nothing in it is secret. */
export interface LaunchChecks {
  /** Settings that are missing, or still samples. */
  settings: (cabinIds: readonly string[]) => readonly Left[]
  tryOut: Readonly<Record<TryOut, () => Promise<Tried>>>
}

/** What is left before launch, of what is published now; groups with nothing left are left out. */
export async function whatIsLeft(
  { db, site, albums }: Pick<Dependencies, 'db' | 'site' | 'albums'>,
  { settings, leftOut }: Pick<LaunchChecks, 'settings'> & Pick<Examined, 'leftOut'>,
): Promise<LaunchGroup[]> {
  const fed = await cabinsWithFeeds(db)
  const groups = launchFindings({
    site,
    albums,
    leftOut,
    settings: settings(site.cabins.map(({ id }) => id).filter((id) => !fed.has(id))),
    confirmed: (await listConfirmations(db)).map(({ what }) => what),
  })
  return groups.filter(({ findings }) => findings.length > 0)
}

/** The same for the owner's screen, with the steps to get there and what was said to be right. */
export async function launchOf(
  deps: Pick<Dependencies, 'db' | 'site' | 'albums' | 'launch' | 'reaches'>,
): Promise<Launch> {
  const groups = await whatIsLeft(deps, deps.launch)
  const confirmed = await listConfirmations(deps.db)
  return {
    groups: groups.map(({ title, toDo, findings }) => ({
      title,
      toDo,
      findings: findings.map(({ what, where }) => ({ what, links: linksTo(where) })),
    })),
    steps: setUpOf(
      deps,
      groups,
      confirmed.map(({ what }) => what),
    ),
    confirmed: confirmed.map(({ what, by, at }) => ({ what, by, at: instantToText(at) })),
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
