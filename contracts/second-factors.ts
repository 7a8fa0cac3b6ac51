import { z } from 'zod'
import { longestPasskeyName } from './limits.ts'
import { singleLine } from './text.ts'

/** A code from an app, or a recovery code; spaces and capitals don't count. */
export const codeSchema = z.string().min(1, 'Please enter the code.').max(100)

/** What an administrator has besides the password. */
export const secondFactorsSchema = z.object({
  hasTotp: z.boolean(),
  /** How many recovery codes are left. */
  recoveryCodes: z.int(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** ISO 8601, UTC. */
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime().nullable(),
    }),
  ),
  /** Nobody may do without. */
  isRequired: z.boolean(),
})

/** What an app needs to make codes; it does so once one of its codes has been sent back. */
export const totpOfferSchema = z.object({
  secret: z.string(),
  uri: z.string(),
  /** The same as a QR code, an SVG document. */
  qr: z.string(),
})

/** Body of `POST /api/admin/second-factors/totp/confirm`. */
export const totpConfirmationSchema = z.strictObject({ code: codeSchema })

/** New recovery codes, shown this once; none if there are some already. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) })

/** Whether everyone needs a second factor. */
export const secondFactorRuleSchema = z.strictObject({ isRequired: z.stringbool() })

/** Options for the browser (WebAuthn, PublicKeyCredential…OptionsJSON). */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() })

const text = z.string().max(20_000)

/** What the browser made of them; checked by the library for WebAuthn. */
const credential = z.looseObject({
  id: z.base64url().min(1).max(2000),
  rawId: text,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: text }),
  clientExtensionResults: z.looseObject({}).optional(),
})

/** Body of `POST /api/admin/second-factors/passkeys`. */
export const newPasskeySchema = z.strictObject({
  name: singleLine(longestPasskeyName, 'Please name this passkey.'),
  credential,
})

/** Body of `POST /api/admin/passkey` and of `POST /api/admin/proof/passkey`. */
export const passkeyProofSchema = z.strictObject({
  credential,
  /** Only this person uses the device: the session lasts longer. */
  isTrusted: z.boolean().optional(),
})

export type SecondFactors = z.infer<typeof secondFactorsSchema>
export type TotpOffer = z.infer<typeof totpOfferSchema>
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>
export type PasskeyCredential = z.infer<typeof credential>
