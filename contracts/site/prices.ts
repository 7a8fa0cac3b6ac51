import { z } from 'zod'
import { isDay } from '../dates.ts'
import { text } from './shapes.ts'

/** A day of every year, month first: '03-01'. */
const yearDaySchema = z
  .string()
  .refine(
    (yearDay) => isDay(`2024-${yearDay}`),
    'must be a month and a day of it, such as 03-01 for March 1',
  )

/** Whole US dollars: this is advertised, and no amount is ever charged here. */
const nightly = z.int('must be a whole number of dollars').min(1).max(100_000)

const seasonSchema = z.strictObject({
  season: text,
  begins: yearDaySchema,
  /** The last night of it; before `begins` if it lasts beyond the end of the year. */
  ends: yearDaySchema,
  nightly,
})

/** What a night costs at least. Of seasons that overlap, the first in the list counts. */
export const pricesSchema = z.strictObject({
  nightly,
  seasons: z.array(seasonSchema).max(12),
})

export type Prices = z.infer<typeof pricesSchema>
export type Season = Prices['seasons'][number]
