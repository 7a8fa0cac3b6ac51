import { z } from 'zod'
import { daySchema } from '../schemas.ts'
import { text } from './shapes.ts'

/** Characters of a notice and of its link; how many may wait for their days. */
export const noticeLimits = { text: 160, link: 40, count: 20 } as const

const linkSchema = z.strictObject({
  label: text.max(noticeLimits.link),
  /** A path within the site, or an address elsewhere. */
  to: z
    .string()
    .max(300)
    .regex(
      /^(\/(?!\/)[a-z0-9/-]*(#[a-z0-9-]+)?|https:\/\/[^\s"<>]+)$/,
      'must begin with / for a page of this site, or with https://',
    ),
})

/** Above every page, from a day to a day, both included, at the property. */
const noticeSchema = z
  .strictObject({
    text: text.max(noticeLimits.text),
    from: daySchema,
    /** Without it, until it is taken out. */
    until: daySchema.optional(),
    link: linkSchema.optional(),
  })
  .refine(({ from, until }) => until === undefined || from <= until, {
    path: ['until'],
    error: 'must not be before the first day',
  })

export const noticesSchema = z.strictObject({
  notices: z.array(noticeSchema).max(noticeLimits.count),
})

/** What is shown at the moment. */
export const currentNoticeSchema = z.object({
  notice: z
    .object({
      /** Another for another notice, so that a new one is seen by those who closed an old one. */
      id: z.string(),
      text: z.string(),
      link: z.object({ label: z.string(), to: z.string() }).nullable(),
    })
    .nullable(),
})

export type Notice = z.infer<typeof noticeSchema>
export type CurrentNotice = z.infer<typeof currentNoticeSchema>
