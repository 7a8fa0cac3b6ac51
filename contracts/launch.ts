import { z } from 'zod'
import { setUpSteps } from './set-up-steps.ts'
import { storable } from './storable.ts'
import { tryOuts } from './try-outs.ts'

const findingSchema = z.object({
  what: z.string(),
  /** Addresses of the site where it is done or seen; none if only the server's operator can. */
  links: z.array(z.string()),
})

/** Response of `GET /api/admin/launch`. */
export const launchSchema = z.object({
  groups: z.array(
    z.object({ title: z.string(), toDo: z.string(), findings: z.array(findingSchema) }),
  ),
  /** How many things each step of the set-up still asks for. */
  steps: z.array(z.object({ step: z.enum(setUpSteps), left: z.int().nonnegative() })),
  /** What was said to be right, newest first. */
  confirmed: z.array(z.object({ what: z.string(), by: z.string(), at: z.iso.datetime() })),
})

/** Body of `POST /api/admin/launch/confirmations`. */
export const launchConfirmationSchema = z.strictObject({
  what: storable(500).min(1),
  isConfirmed: z.boolean(),
})

/** Body of `POST /api/admin/launch/try-out`. */
export const tryOutSchema = z.strictObject({ what: z.enum(tryOuts) })

/** Its response: what was tried, how it went, and what to do about it. */
export const triedSchema = z.array(
  z.object({ isFine: z.boolean(), what: z.string(), toDo: z.string().nullable() }),
)

export type Launch = z.infer<typeof launchSchema>
export type LaunchConfirmation = z.infer<typeof launchConfirmationSchema>
export type Tried = z.infer<typeof triedSchema>
