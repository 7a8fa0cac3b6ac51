import { z } from 'zod'
import { googleFeatures } from './cabins.ts'
import { drivingTimeSchema, featureSchema, text } from './shapes.ts'

/** Included in every stay, as shown on the cabin pages. */
export const staySchema = z.strictObject({
  times: z.strictObject({
    checkIn: text,
    checkOut: text,
    /** For search engines: '15:00'. */
    checkInFrom: text,
    checkOutUntil: text,
  }),
  /** Also told to search engines. */
  pets: text,
  smoking: text,
  /** The first line of a mail to a friend. */
  share: text,
  drivingTimes: z.array(drivingTimeSchema).min(1),
  /** Referenced by the cabins' `amenities`. */
  amenities: z.array(
    featureSchema.extend({
      /** Google's name; omit if it has none. */
      inSearch: z
        .array(
          z.strictObject({
            name: z.enum(googleFeatures),
            value: z.union([z.literal(true), z.literal('Free')]),
          }),
        )
        .optional(),
    }),
  ),
})
