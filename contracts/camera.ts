import { z } from 'zod'

/** Response of `GET /api/camera`. */
export const cameraSchema = z.object({
  /** Whether the last check reached the camera (specification, section 4: Live or Checking). */
  live: z.boolean(),
  /** ISO 8601 in UTC; null before the first check. */
  checkedAt: z.iso.datetime().nullable(),
  /** The page to embed; null when no camera is configured. */
  url: z.url().nullable(),
  /** False if the camera's headers forbid framing. */
  embeddable: z.boolean(),
})

export type Camera = z.infer<typeof cameraSchema>
