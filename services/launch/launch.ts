import { z } from 'zod'
import { storable } from '#contracts/storable.ts'
import { tryOuts, type TryOut } from '#contracts/try-outs.ts'
import { cabinsWithFeeds } from '#store/cabins/cabin-feeds.ts'
import {
  listConfirmations,
  putConfirmation,
  removeConfirmation,
} from '#store/launch/confirmations.ts'
import type { Database } from '#store/database.ts'
import { instantToText } from '#store/values.ts'
import type { Dependencies } from '../dependencies.ts'
import {
  launchFindings,
  type Examined,
  type LaunchGroup,
  type Left,
} from '../preflight/launch-findings.ts'
import { allPartsStay, setUpSteps, type SetUpStep } from '#contracts/set-up-steps.ts'

export type Launch = Awaited<ReturnType<typeof launchOf>>

/** What was tried, how it went, and what to do about it. */
export type Tried = { isFine: boolean; what: string; toDo: string | null }[]

export const confirmationSchema = z.strictObject({ what: storable(500).min(1) })
export const tryOutSchema = z.strictObject({ what: z.enum(tryOuts) })

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

/**
 * The same for the owner's screen, with how many things each step to get there still asks for, and what
 * was said to be right, newest first.
 */
export async function launchOf(
  deps: Pick<Dependencies, 'db' | 'site' | 'albums' | 'launch' | 'reaches'>,
) {
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

/**
 * Where a finding's place is in the browser: documents and albums to edit, or a page to look at; nowhere
 * if only the server's operator can change it.
 */
export function linksTo(where: string): string[] {
  const documents = [...where.matchAll(documentFile)].map(([, name]) => `/admin/site/${name}`)
  if (documents.length > 0) return documents
  const [, album] = /^content\/pictures\/([^/]+)\/$/.exec(where) ?? []
  if (album !== undefined) return [`/admin/site/albums/${album}`]
  if (where.startsWith('content/site/')) return ['/admin/site']
  const [page] = /^\/[^\s,]*/.exec(where) ?? []
  return page === undefined ? [] : [page]
}

/** Says that a finding is right as it is. */
export async function confirmFinding(
  { db, clock, by }: Pick<Dependencies, 'db' | 'clock'> & { by: string },
  what: string,
): Promise<void> {
  await putConfirmation(db, { what, by, at: clock.now() })
}

/** Takes that back. */
export async function doubtFinding(db: Database, what: string): Promise<void> {
  await removeConfirmation(db, what)
}

/** How far the owner has come, told from what is left. */
function setUpOf(
  { site, reaches }: Pick<Dependencies, 'site' | 'reaches'>,
  groups: readonly LaunchGroup[],
  confirmed: readonly string[],
): { step: SetUpStep; left: number }[] {
  const foundBy = (...ids: string[]) =>
    groups.filter(({ id }) => ids.includes(id)).flatMap(({ findings }) => findings)
  const samples = foundBy('sample facts', 'sample words')
  const count = (step: SetUpStep) => samples.filter((sample) => stepOf(sample) === step).length
  const isDecided =
    confirmed.includes(allPartsStay) || Object.values(site.facts.features).includes(false)
  const left: Record<SetUpStep, number> = {
    parts: isDecided ? 0 : 1,
    place: count('place'),
    partner: count('partner'),
    cabins: count('cabins'),
    calendars: foundBy('settings').filter(({ where }) => where.startsWith('/admin/cabins')).length,
    texts: count('texts'),
    pictures: foundBy('drawings').length,
    mail: reaches.includes('owner') ? 0 : 1,
  }
  return setUpSteps.map((step) => ({ step, left: left[step] }))
}

/** Where something that belongs to the sample property is changed. */
function stepOf({ what, where }: Left): SetUpStep {
  if (what.startsWith('the booking partner’s') || what.startsWith('booking partner’s')) {
    return 'partner'
  }
  if (where.startsWith('content/site/cabins')) return 'cabins'
  return where === 'content/site/facts.yaml' ? 'place' : 'texts'
}
