import { z } from 'zod'
import { bookingPlaceholder } from '../booking.ts'

// Building blocks of the owner's documents. Screens and `content/` import only the types, so
// browsers never load zod.

export const text = z.string().trim().min(1)
export const texts = z.array(text).min(1)
export const httpsUrl = z.url({ protocol: /^https$/ })
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

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
export const internalPathSchema = z.string().regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/)

export const linkSchema = z.object({ label: text, to: internalPathSchema })

/** Lucide icons content may use, in kebab case; the app maps each to its drawing. */
export const iconNameSchema = z.enum([
  'air-vent',
  'armchair',
  'bath',
  'bed-double',
  'book-open',
  'car',
  'coffee',
  'cooking-pot',
  'disc-3',
  'fan',
  'flame',
  'flame-kindling',
  'flower',
  'gift',
  'map-pin',
  'moon-star',
  'mountain',
  'pen-line',
  'puzzle',
  'sparkles',
  'tree-palm',
  'trees',
  'tv',
  'upload',
  'utensils',
  'wifi',
])

/** An amenity, highlight or step: name, one line, icon. */
export const featureSchema = z.object({ name: text, description: text, icon: iconNameSchema })

const namedUrl = z.object({ label: text, url: httpsUrl })

export const siteSchema = z.object({
  brand: text,
  property: text,
  resortName: text,
  town: text,
  region: z.string().length(2),
  address: z.object({
    street: text,
    city: text,
    region: z.string().length(2),
    postalCode: z.string().regex(/^\d{5}$/),
    country: z.literal('US'),
  }),
  /** Degrees, WGS 84. */
  coordinates: z.object({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  phone: z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/),
  phoneHref: z.string().regex(/^tel:\+1\d{10}$/),
  email: z.email(),
  description: text,
  /** IANA name. */
  timeZone: text,
  copyrightYear: z.int(),
  advertised: z.object({ averageRating: text, cabins: z.int().positive(), place: text }),
  /** Where guests can post a review in public. */
  reviewLinks: z.object({ searchListing: namedUrl, socialReviews: namedUrl }),
  /** For search engines, for example '$150 - $220'; omit while no prices are known. */
  priceRange: text.optional(),
  bookingPartner: z.object({ name: text, propertyUrl: httpsUrl }),
  /**
   * By the partner's origin: how its addresses take `{url}`, `{checkIn}`, `{checkOut}`, `{guests}`.
   */
  bookingTemplates: z.record(httpsUrl, bookingTemplateSchema),
  unknownPath: z.enum(['not-found', 'contact']),
  turnoverDay: z.enum(['booked', 'free']),
  publicReviewLinks: z.enum(['happy', 'everyone']),
  /** Milliseconds. */
  cabinLoadDelayMs: z.int().nonnegative(),
})

export const navigationSchema = z.object({
  header: z.array(linkSchema).min(1),
  bookNow: text,
  quickLinks: z.object({ heading: text, links: z.array(linkSchema).min(1) }),
  explore: z.object({ heading: text }),
  planning: z.object({ heading: text, links: z.array(linkSchema).min(1) }),
  policies: z.array(linkSchema).min(1),
  banner: z.object({ text, links: z.array(linkSchema).min(1), close: text }),
})

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
export type Feature = z.infer<typeof featureSchema>
export type Site = z.infer<typeof siteSchema>
export type Navigation = z.infer<typeof navigationSchema>
export type DrivingTime = z.infer<typeof drivingTimeSchema>
