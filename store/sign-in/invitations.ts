import type { Selectable } from 'kysely'
import type { Role } from '#contracts/permissions.ts'
import type { Database } from '../database.ts'
import type { InvitationsTable } from '../admin-tables.ts'
import { instantToText, newId, textToInstant } from '../values.ts'

/** A one-time link that makes somebody an administrator. Only the hash of its token is stored. */
export interface StoredInvitation {
  id: string
  tokenHash: string
  role: Role
  invitee: string
  createdAt: Temporal.Instant
  expiresAt: Temporal.Instant
  createdBy: string
}

export async function insertInvitation(
  database: Database,
  invitation: Omit<StoredInvitation, 'id'>,
): Promise<StoredInvitation> {
  const row = await database
    .insertInto('invitations')
    .values({
      ...invitation,
      id: newId(),
      createdAt: instantToText(invitation.createdAt),
      expiresAt: instantToText(invitation.expiresAt),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return fromRow(row)
}

/** Those that still work, newest first. */
export async function listInvitations(
  database: Database,
  now: Temporal.Instant,
): Promise<StoredInvitation[]> {
  const rows = await database
    .selectFrom('invitations')
    .selectAll()
    .where('expiresAt', '>', instantToText(now))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(fromRow)
}

interface Wanted {
  tokenHash: string
  now: Temporal.Instant
  /** Roles that may invite. */
  inviters: readonly Role[]
}

/** Null if there is none, it has expired, or who made it may not invite any more. */
export async function findInvitation(
  database: Database,
  { tokenHash, now, inviters }: Wanted,
): Promise<StoredInvitation | null> {
  const names = database.selectFrom('admins').select('username').where('role', 'in', inviters)
  const row = await database
    .selectFrom('invitations')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', instantToText(now))
    // One may be stored just as the person who made it is removed.
    .where('createdBy', 'in', names)
    .executeTakeFirst()
  return row ? fromRow(row) : null
}

/** Returns what was deleted; null if it is gone: only one call succeeds. */
export async function deleteInvitation(
  database: Database,
  id: string,
): Promise<StoredInvitation | null> {
  const row = await database
    .deleteFrom('invitations')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row ? fromRow(row) : null
}

export async function deleteInvitationsBy(database: Database, username: string): Promise<void> {
  await database.deleteFrom('invitations').where('createdBy', '=', username).execute()
}

export async function deleteExpiredInvitations(
  database: Database,
  now: Temporal.Instant,
): Promise<void> {
  await database.deleteFrom('invitations').where('expiresAt', '<=', instantToText(now)).execute()
}

function fromRow(row: Selectable<InvitationsTable>): StoredInvitation {
  return {
    ...row,
    createdAt: textToInstant(row.createdAt),
    expiresAt: textToInstant(row.expiresAt),
  }
}
