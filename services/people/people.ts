import type { Role } from '#contracts/permissions.ts'
import { inTransaction, type Database } from '#store/database.ts'
import { deleteInvitationsBy, listInvitations } from '#store/sign-in/invitations.ts'
import { holdAdmin } from '#store/sign-in/credentials.ts'
import * as store from '#store/sign-in/people.ts'
import { isSecondFactorRequired } from '#store/sign-in/second-factors.ts'
import { deleteSessionsOf } from '#store/sign-in/session-endings.ts'
import { instantToText } from '#store/values.ts'
import { ConflictError, missing } from '../errors.ts'
import { isId } from '../ids.ts'
import type { SignInDependencies } from '../sign-in/dependencies.ts'
import { presentInvitation, type Invitation } from './invitations.ts'
import { mayInvite } from './may-invite.ts'

type Deps = Pick<SignInDependencies, 'db' | 'clock' | 'securityLog'>

/** An administrator. */
export interface Person {
  id: string
  username: string
  role: Role
  /** ISO 8601, UTC; null while not signed in anywhere. */
  lastSeenAt: string | null
  /** A passkey or an app. */
  hasSecondFactor: boolean
  /** The one who asks. */
  isYou: boolean
}

export interface People {
  people: Person[]
  invitations: Invitation[]
  /** Everyone needs a passkey or an app. */
  isSecondFactorRequired: boolean
}

/** Everyone who may sign in, the first first, and the invitations that wait. */
export async function listPeople(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  own: string,
): Promise<People> {
  const people = await store.listPeople(db)
  const invitations = await listInvitations(db, clock.now())
  return {
    isSecondFactorRequired: await isSecondFactorRequired(db),
    people: people.map(({ id, username, role, lastSeenAt, hasSecondFactor }) => ({
      id,
      username,
      role,
      lastSeenAt: lastSeenAt && instantToText(lastSeenAt),
      hasSecondFactor,
      isYou: id === own,
    })),
    invitations: invitations.map(presentInvitation),
  }
}

/**
 * Their sessions go on, with the new role. Withdraws the invitations they made if the new role
 * can't invite: one could bring them back as an owner. Throws `NotFoundError`, and
 * `ConflictError` for the last owner.
 */
export async function changeRole(
  deps: Deps,
  id: string,
  { role, by }: { role: Role; by: string },
): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    const { username } = await personToChange(transaction, id, role)
    await store.setRole(transaction, id, role)
    if (!mayInvite(role)) await deleteInvitationsBy(transaction, username)
  })
  deps.securityLog({ event: 'role changed', adminId: id, by })
}

/** Ends their sessions at once, and withdraws the invitations they made. Throws like `changeRole`. */
export async function removePerson(deps: Deps, id: string, by: string): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    const { username } = await personToChange(transaction, id, null)
    await store.deleteAdmin(transaction, id)
    await deleteInvitationsBy(transaction, username)
  })
  deps.securityLog({ event: 'person removed', adminId: id, by })
}

/** Ends all sessions of a person (ASVS 7.4.5). Throws `NotFoundError`. */
export async function signPersonOut(deps: Deps, id: string, by: string): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    await personOf(transaction, id)
    await holdAdmin(transaction, id)
    await deleteSessionsOf(transaction, id)
  })
  deps.securityLog({ event: 'person signed out', adminId: id, by })
}

async function personOf(database: Database, id: string) {
  const person = isId(id) ? await store.findPerson(database, id) : null
  if (!person) throw missing('person')
  return person
}

/** Refuses the last owner. `next` is the person's next role; null if they are removed. */
async function personToChange(transaction: Database, id: string, next: Role | null) {
  const owners = await store.lockOwners(transaction)
  const person = await personOf(transaction, id)
  if (person.role === 'owner' && next !== 'owner' && owners < 2) {
    throw new ConflictError('This is the only owner. Please make someone else an owner first.')
  }
  return person
}
