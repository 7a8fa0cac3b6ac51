import { z } from 'zod'
import { bookingPlaceholder } from '../booking.ts'

// Building blocks of the owner's documents. Screens and `content/` import only the types, so
// browsers never load zod.

export const text = z.string().trim().min(1)
export const texts = z.array(text).min(1)
export const httpsUrl = z.url({ protocol: /^https$/ })
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters and digits, such as blue-door')

/** How a booking partner takes a stay in its addresses; see `bookingUrl`. */
export const bookingTemplateSchema = z
  .string()
  .startsWith('{url}')
  .refine(
    (template) =>
      [...template.matchAll(/\{([^}]*)\}/g)].every(([, word = '']) =>
        bookingPlaceholder.test(word),
      ),
    'may contain {url}, {checkIn}, {checkOut} and {guests}; dates with a format, as in {checkIn:MM/DD/YYYY}',
  )

/** Most lists on a page: any length the layout supports. */
export const upToTwelve = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(12)

/** Shown in search results and shared links: a page's name and a sentence or two about it. */
export const searchSchema = z.strictObject({ name: text, description: text })

export const namedSchema = z.strictObject({ name: text, description: text })

/** A path within the site, with or without a fragment: `/about`, `/#amenities`. */
export const internalPathSchema = z
  .string()
  .regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, 'Please enter a page of this site, such as /dining.')

export const linkSchema = z.object({ label: text, to: internalPathSchema })

/** Lucide icons content may use, in kebab case; the app maps each to its drawing. */
export const iconNameSchema = z.enum([
  'air-vent',
  'armchair',
  'bath',
  'bed-double',
  'book-open',
  'calendar-check',
  'calendar-clock',
  'calendar-days',
  'calendar-x',
  'camera',
  'car',
  'cigarette-off',
  'circle-check',
  'circle-question-mark',
  'clock',
  'coffee',
  'cooking-pot',
  'disc-3',
  'door-open',
  'fan',
  'flame',
  'flame-kindling',
  'flower',
  'gift',
  'heart',
  'mail',
  'map-pin',
  'moon-star',
  'mountain',
  'paw-print',
  'pen-line',
  'phone',
  'puzzle',
  'share-2',
  'sparkles',
  'tag',
  'tree-palm',
  'trees',
  'tv',
  'upload',
  'users',
  'utensils',
  'wifi',
])

/** An amenity, highlight or step: name, one line, icon. */
export const featureSchema = z.object({ name: text, description: text, icon: iconNameSchema })

export const drivingTimeSchema = z.object({ place: text, time: text })

/** Months of the year, 1 to 12, with fractions: 5.8 is late May. */
export const seasonSchema = z
  .object({
    label: text,
    from: z.number().min(1).max(13),
    to: z.number().min(1).max(13),
    note: text,
  })
  .refine(({ from, to }) => from < to, { error: 'a season ends after it begins' })

export type IconName = z.infer<typeof iconNameSchema>
export type Link = z.infer<typeof linkSchema>
