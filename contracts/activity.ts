import { z } from 'zod'
import { longestUsername } from './limits.ts'
import { daySchema, pageQuery } from './schemas.ts'
import { storable } from './storable.ts'

/** What administrators change, by the first part of its address below `/api/admin`. */
export const activityAreas = [
  'reviews',
  'submissions',
  'winners',
  'inquiries',
  'reply-templates',
  'contests',
  'prizes',
  'site',
  'pictures',
  'cabins',
  'calendars',
  'stay-links',
  'outbox',
  'guest-data',
  'people',
  'second-factors',
  'sessions',
  'push',
  'password',
  'launch',
] as const

/** Calls that change nothing worth a line: drafts saved by themselves, questions, proofs. */
export const quietCalls: readonly string[] = [
  'POST cabins/:id/feeds/trial',
  'POST guest-data/look-up',
  'POST launch/try-out',
  'POST logout',
  'POST logout-everywhere',
  'POST proof',
  'POST proof/passkey',
  'POST push/key',
  'POST second-factors/passkeys/options',
  'POST second-factors/totp',
  'PUT site/:document/draft',
  'POST site/:document/links',
  'POST site/:document/revisions/:id/preview',
]

export const activitySchema = z.object({
  id: z.string(),
  /** ISO 8601, UTC. */
  at: z.iso.datetime(),
  /** The administrator's username. */
  who: z.string(),
  area: z.string(),
  /** Method and route: 'PATCH reviews/:id/approve'. */
  action: z.string(),
  /** What it was done to; empty if the route names nothing. */
  target: z.string(),
  /** A choice such as 'approved'; empty without one. */
  detail: z.string(),
})

export const activityListSchema = z.array(activitySchema)
export const activityNamesSchema = z.array(z.string())

/** Query of `GET /api/admin/activity`; days at the property, both included. */
export const activityQuerySchema = z.object({
  who: storable(longestUsername).optional(),
  area: z.enum(activityAreas).optional(),
  from: daySchema.optional(),
  to: daySchema.optional(),
  ...pageQuery,
})

export type ActivityArea = (typeof activityAreas)[number]
export type Activity = z.infer<typeof activitySchema>
export type ActivityQuery = z.infer<typeof activityQuerySchema>
