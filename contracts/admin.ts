import { z } from 'zod'
import { longestUsername, passwordLengths } from './limits.ts'
import { roles } from './permissions.ts'
import { codeSchema } from './second-factors.ts'
import { singleLine } from './text.ts'

/** Body of `POST /api/admin/login`. */
export const loginSchema = z.strictObject({
  username: singleLine(longestUsername, 'Please enter your username.'),
  password: z.string().min(1, 'Please enter your password.').max(passwordLengths.max),
  /** Needed by those who have an app or a passkey. */
  code: codeSchema.optional(),
  /** Only this person uses the device: the session lasts longer. */
  isTrusted: z.boolean().optional(),
})

export const successSchema = z.object({ success: z.literal(true) })

/** Response to a wrong username or password: both fields of the specification, section 7. */
export const loginRefusedSchema = z.object({ success: z.literal(false), error: z.string() })

/** Response of `GET /api/admin/verify`. */
export const verifiedSchema = z.object({
  authenticated: z.literal(true),
  username: z.string(),
  role: z.enum(roles),
  /** The site generated this password; the administrator should replace it. */
  passwordIsInitial: z.boolean(),
  /** The initial password has expired: every other call returns 403 until it is replaced. */
  mustChangePassword: z.boolean(),
  /** Everyone needs one, and this administrator has none: every other call returns 403. */
  mustAddSecondFactor: z.boolean(),
  hasTotp: z.boolean(),
  hasPasskey: z.boolean(),
})

/** Response of `GET /api/admin/sessions`: where the administrator is signed in, newest first. */
export const sessionListSchema = z.array(
  z.object({
    id: z.string(),
    /** ISO 8601, UTC. */
    signedInAt: z.iso.datetime(),
    /** To the minute; ISO 8601, UTC. */
    lastSeenAt: z.iso.datetime(),
    /** In words: 'Chrome on Windows'; empty if not known. */
    device: z.string(),
    /** Whether it began on the network of this request. */
    isHere: z.boolean(),
    isTrusted: z.boolean(),
    /** The session making this request. */
    isCurrent: z.boolean(),
  }),
)

/** Body of `POST /api/admin/sessions/end`; without an id, all sessions but the current one end. */
export const sessionEndingSchema = z.strictObject({ id: z.string().max(16).optional() })

/** Body of `POST /api/admin/proof`. */
export const proofSchema = z.union([
  z.strictObject({
    password: z.string().min(1, 'Please enter your password.').max(passwordLengths.max),
  }),
  z.strictObject({ code: codeSchema }),
])

export const newPasswordSchema = z
  .string()
  .min(passwordLengths.min, `Please use at least ${passwordLengths.min} characters.`)
  .max(passwordLengths.max, `Please use at most ${passwordLengths.max} characters.`)

/** Body of `POST /api/admin/password`. */
export const passwordChangeSchema = z.strictObject({
  currentPassword: z
    .string()
    .min(1, 'Please enter your current password.')
    .max(passwordLengths.max),
  newPassword: newPasswordSchema,
})

export type Login = z.infer<typeof loginSchema>
export type Verified = z.infer<typeof verifiedSchema>
export type SessionEnding = z.infer<typeof sessionEndingSchema>
export type PasswordChange = z.infer<typeof passwordChangeSchema>
export type SessionList = z.infer<typeof sessionListSchema>
