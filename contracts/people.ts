import { z } from 'zod'
import { newPasswordSchema } from './admin.ts'
import { longestInvitee, longestUsername } from './limits.ts'
import { roles } from './permissions.ts'
import { singleLine } from './text.ts'

/** An administrator. */
export const personSchema = z.object({
  id: z.string(),
  username: z.string(),
  role: z.enum(roles),
  /** ISO 8601, UTC. */
  createdAt: z.iso.datetime(),
  /** Null while not signed in anywhere. */
  lastSeenAt: z.iso.datetime().nullable(),
  /** A passkey or an app. */
  hasSecondFactor: z.boolean(),
  /** The one who asks. */
  isYou: z.boolean(),
})

/** An invitation that waits. Its link is never shown again. */
export const invitationSchema = z.object({
  id: z.string(),
  role: z.enum(roles),
  invitee: z.string(),
  expiresAt: z.iso.datetime(),
  /** The administrator's username. */
  createdBy: z.string(),
})

/** Response of `GET /api/admin/people`. */
export const peopleSchema = z.object({
  people: z.array(personSchema),
  invitations: z.array(invitationSchema),
  /** Everyone needs a passkey or an app. */
  isSecondFactorRequired: z.boolean(),
})

/** Body of `POST /api/admin/people/invitations`. */
export const newInvitationSchema = z.strictObject({
  invitee: singleLine(longestInvitee, 'Please enter who it is for.'),
  role: z.enum(roles, 'Please choose a role.'),
})

/** Response to a new invitation, the only one that contains its link. */
export const madeInvitationSchema = z.object({ ...invitationSchema.shape, url: z.url() })

/** Body of `PATCH /api/admin/people/{id}`. */
export const roleChangeSchema = z.strictObject({ role: z.enum(roles) })

const invitationToken = z.string().regex(/^[\w-]{43}$/)

/** Body of `POST /api/admin/join/look-up`. */
export const joinLookUpSchema = z.strictObject({ token: invitationToken })

/** What an invitation offers. */
export const joinOfferSchema = invitationSchema.pick({ role: true, expiresAt: true })

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

export type Person = z.infer<typeof personSchema>
export type Invitation = z.infer<typeof invitationSchema>
export type People = z.infer<typeof peopleSchema>
export type NewInvitation = z.infer<typeof newInvitationSchema>
export type MadeInvitation = z.infer<typeof madeInvitationSchema>
export type JoinOffer = z.infer<typeof joinOfferSchema>
export type Join = z.infer<typeof joinSchema>
