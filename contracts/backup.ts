import { z } from 'zod'

const times = {
  /** When it last succeeded; null for never. */
  doneAt: z.iso.datetime().nullable(),
  /** Minutes since then. */
  ageMinutes: z.int().nullable(),
  /** Since when it has been failing; null if it works. */
  failingSince: z.iso.datetime().nullable(),
}

/** Response of `GET /api/admin/backup`. */
export const copyStateSchema = z.object({
  /** What is copied all the time: nothing without `BACKUP_URL`. */
  copies: z.array(z.object({ name: z.enum(['database', 'uploads']), ...times })),
  /** The last restore that was tried; null before the first. */
  drill: z.object({ ...times, finding: z.string().nullable() }).nullable(),
})

export type CopyState = z.infer<typeof copyStateSchema>
