import type { Opening, OpeningRequest } from '#contracts/openings.ts'
import { stayTokenPattern } from '#contracts/stay-token.ts'
import { inTransaction } from '#store/database.ts'
import {
  confirmOpening,
  deleteOpening,
  findOpening,
  insertOpening,
  type StoredOpening,
} from '#store/openings/openings.ts'
import { stayMistakes } from '../availability/availability.ts'
import { cabinBySlug } from '../cabins/cabin-names.ts'
import type { Dependencies } from '../dependencies.ts'
import { NotFoundError, RuleError } from '../errors.ts'
import { insertWithinDailyLimit, mayWriteTo } from '../notifications/daily-limit.ts'
import { openingConfirmation } from '../notifications/openings.ts'
import { hashToken, newToken } from '../tokens.ts'

type Deps = Pick<
  Dependencies,
  'site' | 'db' | 'clock' | 'origin' | 'outboxEvents' | 'reaches' | 'mailsPerDay' | 'availability'
>

/** Without SMTP no guest can be written to: throws `NotFoundError`, as for what does not exist. */
export function assertOffered({ reaches }: Pick<Deps, 'reaches'>): void {
  if (!reaches.includes('guest')) throw new NotFoundError('There is no such page.')
}

/**
 * Stores a request and the mail that asks to confirm it, in one transaction. Resolves in the same
 * way for a request that is known already and an address that had its mails of the day, which store
 * nothing. The mail says nothing its sender wrote, so spam is not looked for. Throws `RuleError` for an unknown cabin, one without a calendar, or
 * dates that are no stay; `NotFoundError` without SMTP.
 */
export async function askForOpening(deps: Deps, request: OpeningRequest): Promise<void> {
  assertOffered(deps)
  const cabin = watchedCabin(deps, request)
  const { db, clock, mailsPerDay } = deps
  const now = clock.now()
  const email = request.email.toLowerCase()
  const token = newToken()
  const stay = { checkIn: request.from, checkOut: request.to, guests: request.guests }
  const mail = openingConfirmation(deps, { cabin, stay, email, token })
  await inTransaction(db, async (transaction) => {
    if (!(await mayWriteTo(transaction, email, now))) return
    const id = await insertOpening(transaction, {
      ...stay,
      cabin: cabin.id,
      guestEmail: email,
      tokenHash: hashToken(token),
      askedAt: now,
    })
    if (id === null) return
    await insertWithinDailyLimit(transaction, [mail], { source: id, createdAt: now, mailsPerDay })
  })
  deps.outboxEvents.emit('added')
}

function watchedCabin(deps: Deps, { cabin: slug, from, to }: OpeningRequest) {
  const cabin = cabinBySlug(deps.site, slug)
  const state = deps.availability.stateOf(slug)
  if (!cabin || !state || state.isFeedless) {
    const message = 'Please choose a cabin with a calendar.'
    throw new RuleError(message, { cabin: message })
  }
  const { checkIn, checkOut } = stayMistakes(deps, from, to)
  if (checkIn === undefined && checkOut === undefined) return cabin
  throw new RuleError('Please check the marked fields.', {
    ...(checkIn !== undefined && { from: checkIn }),
    ...(checkOut !== undefined && { to: checkOut }),
  })
}

/** What a link is about; null if it never worked, has ended, or its arrival is over. */
export async function readOpening(deps: Deps, token: string | undefined): Promise<Opening | null> {
  assertOffered(deps)
  const found = await openingOf(deps, token)
  return found && present(deps, found)
}

/** Confirms a request; again changes nothing. Throws `NotFoundError` for a link that has ended. */
export async function confirmRequest(deps: Deps, token: string): Promise<Opening> {
  assertOffered(deps)
  const found = await openingOf(deps, token)
  if (found) await confirmOpening(deps.db, found.id, deps.clock.now())
  const opening = await readOpening(deps, token)
  if (opening) return opening
  throw new NotFoundError('This link no longer works.')
}

/** Deletes a request with its mails; again, or with an unknown link, changes nothing. */
export async function endRequest(deps: Deps, token: string): Promise<void> {
  assertOffered(deps)
  const found = await openingOf(deps, token)
  if (!found) return
  await inTransaction(deps.db, (transaction) => deleteOpening(transaction, found.id))
}

async function openingOf(
  { db, site, clock }: Deps,
  token: string | undefined,
): Promise<StoredOpening | null> {
  if (token === undefined || !stayTokenPattern.test(token)) return null
  const found = await findOpening(db, hashToken(token))
  return found && found.checkIn >= clock.today(site.facts.timeZone) ? found : null
}

function present({ site }: Deps, opening: StoredOpening): Opening | null {
  const isIts = ({ id }: { id: string }) => id === opening.cabin
  const current = site.cabins.find(isIts)
  const cabin = current ?? site.retired.find(isIts)
  if (!cabin) return null
  const { checkIn, checkOut, guests } = opening
  const state = current ? opening.state : 'retired'
  return { state, cabin: cabin.name, slug: cabin.slug, from: checkIn, to: checkOut, guests }
}
