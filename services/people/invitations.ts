import type { Join, JoinOffer, NewInvitation } from '#contracts/people.ts'
import { roles, type Role } from '#contracts/permissions.ts'
import { inTransaction } from '#store/database.ts'
import * as store from '#store/sign-in/invitations.ts'
import { insertAdmin } from '#store/sign-in/people.ts'
import { instantToText } from '#store/values.ts'
import type { Dependencies } from '../dependencies.ts'
import { missing, NotFoundError, RuleError } from '../errors.ts'
import { isId } from '../ids.ts'
import { breachMistake, passwordMistake } from '../passwords/rules.ts'
import type { PasswordDependencies, SignInDependencies } from '../sign-in/dependencies.ts'
import type { Visit } from '../sign-in/device.ts'
import { invitationHours } from '../sign-in/limits.ts'
import { beginSession } from '../sign-in/sessions.ts'
import { comparableUsername } from '../sign-in/sign-in.ts'
import { hashToken, newToken } from '../tokens.ts'
import { mayInvite } from './may-invite.ts'

type Deps = Pick<SignInDependencies, 'db' | 'clock' | 'securityLog'>

/** An invitation that waits. Its link is never shown again. */
export interface Invitation {
  id: string
  role: Role
  invitee: string
  /** ISO 8601, UTC. */
  expiresAt: string
  /** The administrator's username. */
  createdBy: string
}

/** A new invitation, the only one with its link. */
export interface MadeInvitation extends Invitation {
  url: string
}

/** Makes a one-time link by which somebody becomes an administrator. Its token is stored hashed. */
export async function invite(
  { db, clock, securityLog, origin }: Deps & Pick<Dependencies, 'origin'>,
  { invitee, role }: NewInvitation,
  by: { id: string; username: string },
): Promise<MadeInvitation> {
  const token = newToken()
  const now = clock.now()
  const invitation = await store.insertInvitation(db, {
    tokenHash: hashToken(token),
    role,
    invitee,
    createdAt: now,
    expiresAt: now.add({ hours: invitationHours }),
    createdBy: by.username,
  })
  securityLog({ event: 'invited', adminId: by.id })
  // Browsers keep what follows # to themselves: no log and no other site sees the token.
  return { ...presentInvitation(invitation), url: `${origin}/admin/join#${token}` }
}

/** Throws `NotFoundError` if it is gone. */
export async function withdrawInvitation({ db }: Pick<Deps, 'db'>, id: string): Promise<void> {
  if (!isId(id) || !(await store.deleteInvitation(db, id))) throw missing('invitation')
}

const inviters = roles.filter(mayInvite)

const wanted = (token: string, now: Temporal.Instant) => ({
  tokenHash: hashToken(token),
  now,
  inviters,
})

const isGone = 'This link has been used, withdrawn, or has expired. Please ask for a new one.'

/** What a link offers. Throws `NotFoundError` if it does not work any more. */
export async function readInvitation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<JoinOffer> {
  const invitation = await store.findInvitation(db, wanted(token, clock.now()))
  if (!invitation) throw new NotFoundError(isGone)
  return { role: invitation.role, expiresAt: instantToText(invitation.expiresAt) }
}

/**
 * Uses up an invitation: stores the administrator and starts a session, whose token it returns.
 * Throws `NotFoundError` for a link that does not work, and `RuleError` for a name or password that
 * is not allowed; then the link still works.
 */
export async function join(
  deps: PasswordDependencies,
  { token, username: typed, password, visit }: Join & { visit: Visit },
): Promise<{ token: string }> {
  const { db, clock, passwords } = deps
  await readInvitation(deps, token)
  const username = comparableUsername(typed)
  const mistake =
    passwordMistake(deps.site, password, username) ?? (await breachMistake(deps, password))
  if (mistake) throw refusal({ password: mistake })
  const passwordHash = await passwords.hash(password)
  const now = clock.now()
  const joined = await inTransaction(db, async (transaction) => {
    const found = await store.findInvitation(transaction, wanted(token, now))
    const taken = found && (await store.deleteInvitation(transaction, found.id))
    if (!taken) throw new NotFoundError(isGone)
    const { role } = taken
    const person = { username, passwordHash, passwordIsInitial: false, createdAt: now, role }
    const id = await insertAdmin(transaction, person)
    // Rolls back, so that the link still works.
    if (id === null) throw refusal({ username: 'This name is taken. Please choose another.' })
    return { id, token: await beginSession(transaction, id, { now, visit }) }
  })
  deps.securityLog({ event: 'joined', adminId: joined.id })
  return { token: joined.token }
}

function refusal(fields: Record<string, string>): RuleError {
  return new RuleError('Please check the marked fields.', fields)
}

/** Fields are named, so that the hash stays here. */
export function presentInvitation(invitation: store.StoredInvitation): Invitation {
  const { id, role, invitee, createdBy, expiresAt } = invitation
  return { id, role, invitee, createdBy, expiresAt: instantToText(expiresAt) }
}
