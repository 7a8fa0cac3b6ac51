import { z } from 'zod'

/** A calendar day in the property's zone, `YYYY-MM-DD`; never an instant. */
export const daySchema = z.iso.date()

export type Day = z.infer<typeof daySchema>
