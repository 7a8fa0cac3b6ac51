import { z } from 'zod'
import { drivingTimeSchema, text } from './shapes.ts'

/** Where something is, as the crow flies from the cabins. */
const spotSchema = z.strictObject({
  /** Degrees clockwise from north: 90 is east. */
  bearing: z.number().min(0).max(360),
  miles: z.number().positive(),
})

/** A place on the map; one without `at` is in the list alone. */
export const drivenSchema = drivingTimeSchema.extend({
  at: spotSchema.optional(),
  /** On which side of its point the name is; by default away from the middle. */
  label: z.enum(['left', 'right', 'above', 'below']).optional(),
})

/** A river or a creek; its name is written at `nameAt`, on wide screens. */
const waterSchema = z.strictObject({
  name: text,
  nameAt: spotSchema.optional(),
  course: z.array(spotSchema).min(2),
})

/** What is drawn below the roads of the map. */
export const areaMapSchema = z.strictObject({
  title: text,
  /** For those who cannot see it. */
  alt: text,
  /** What is in the middle. */
  middle: text,
  waters: z.array(waterSchema).max(6),
  hills: z.array(spotSchema).max(12),
  oaks: z.array(spotSchema).max(12),
})

export type Spot = z.infer<typeof spotSchema>
export type DrivenPlace = z.infer<typeof drivenSchema>
export type AreaMapWords = z.infer<typeof areaMapSchema>
