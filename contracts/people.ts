import { z } from 'zod'
import { newPasswordSchema } from './admin.ts'
import { longestInvitee, longestUsername } from './limits.ts'
import { roles } from './permissions.ts'
import { singleLine } from './text.ts'

export const newInvitationSchema = z.strictObject({
  invitee: singleLine(longestInvitee, 'Please enter who it is for.'),
  role: z.enum(roles, 'Please choose a role.'),
})

export const roleChangeSchema = z.strictObject({ role: z.enum(roles) })

const invitationToken = z.string().regex(/^[\w-]{43}$/)

/** Body of `POST /api/admin/join/look-up`. */
export const joinLookUpSchema = z.strictObject({ token: invitationToken })

/** What an invitation offers. */
export const joinOfferSchema = z.object({
  role: z.enum(roles),
  /** ISO 8601, UTC. */
  expiresAt: z.iso.datetime(),
})

/** Letters of other scripts look like these: two people must never seem to be one. */
const plainUsername = /^[\w .@+-]+$/

/** For new administrators; names from before go on working. */
export const newUsernameSchema = singleLine(longestUsername, 'Please choose a username.').refine(
  (name) => plainUsername.test(name),
  'Please use only the letters A to Z, digits, spaces and any of . _ - @ +.',
)

/** Body of `POST /api/admin/join`. */
export const joinSchema = z.strictObject({
  token: invitationToken,
  username: newUsernameSchema,
  password: newPasswordSchema,
})

export type NewInvitation = z.infer<typeof newInvitationSchema>
export type JoinOffer = z.infer<typeof joinOfferSchema>
export type Join = z.infer<typeof joinSchema>
