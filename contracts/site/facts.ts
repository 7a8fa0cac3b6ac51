import { z } from 'zod'
import { emailSchema } from '../email.ts'
import { featureNames, onUnlessNamed, type FeatureName } from '../features.ts'
import { paletteNames } from '../palettes.ts'
import { bookingTemplateSchema, httpsUrl, linkSchema, text } from './shapes.ts'
import { telephoneNumber } from '../telephone.ts'

const namedUrl = z.object({ label: text, url: httpsUrl })
const state = z.string().length(2)
const notAYear = 'must be a year of four digits, from 1900 on'
/** Asked once: making the list of all takes longer than checking all other facts. */
const zones = new Set(Intl.supportedValuesOf('timeZone'))
const switches = Object.fromEntries(
  featureNames.map((name) => [
    name,
    onUnlessNamed.includes(name) ? z.boolean().default(true) : z.boolean(),
  ]),
) as Record<FeatureName, z.ZodBoolean>

/** `facts.yaml`: the property, and switches where the specification leaves a choice. */
export const factsFileSchema = z.strictObject({
  brand: text,
  property: text,
  /** In reviews that guests copy; the property's name if omitted. */
  resortName: text.optional(),
  town: text,
  region: state,
  address: z.strictObject({
    street: text,
    city: text,
    region: state,
    postalCode: z.string().regex(/^\d{5}$/, 'must be five digits'),
    country: z.literal('US'),
  }),
  /** Degrees, WGS 84. */
  coordinates: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  phone: z.string().regex(telephoneNumber, 'must look like (512) 847-2201'),
  email: emailSchema(),
  description: text,
  timeZone: z
    .string()
    .refine((zone) => zones.has(zone), 'must be a time zone such as America/Chicago'),
  copyrightYear: z.int().min(1900, notAYear).max(9999, notAYear),
  palette: z.enum(paletteNames).default('dusk'),
  advertised: z.strictObject({ averageRating: text, place: text }),
  /** Where guests can post a review in public. */
  reviewLinks: z.strictObject({ searchListing: namedUrl, socialReviews: namedUrl }),
  /** For search engines, for example '$150 - $220'; omit while no prices are known. */
  priceRange: text.optional(),
  bookingPartner: z.strictObject({ name: text, propertyUrl: httpsUrl }),
  /** A partner by its origin; parsed, the templates by it. */
  bookingTemplates: z
    .array(z.strictObject({ partner: httpsUrl, template: bookingTemplateSchema }))
    .transform((list) =>
      Object.fromEntries(list.map(({ partner, template }) => [partner, template])),
    ),
  unknownPath: z.enum(['not-found', 'contact']),
  /** Whose stars and numbers cabins have: the booking partner's, or those of reviews on this site. */
  ratings: z.enum(['advertised', 'own']).default('advertised'),
  /** 'one': every page has the driving times of the cabin pages. */
  drivingTimes: z.enum(['both', 'one']).default('both'),
  turnoverDay: z.enum(['booked', 'free']),
  publicReviewLinks: z.enum(['happy', 'everyone']),
  /** When check-in ends, as '20:00': after that nothing is offered for tonight. */
  checkInUntil: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 20:00')
    .default('20:00'),
  /** Only for navigation within the site; a first visit is complete right away. */
  cabinLoadDelayMs: z.int().nonnegative(),
  features: z.strictObject(switches),
})

export const factsSchema = factsFileSchema.extend({
  phoneHref: z.string(),
  bookingTemplates: z.record(httpsUrl, bookingTemplateSchema),
  /** The addresses that `features` takes away; `isOn` compares with them. */
  switchedOff: z.array(z.string()),
  /** The picture that is the owner's mark, by its id; null for the oak. */
  mark: z.string().nullable(),
  /** The local guides, for the navigation. */
  guides: z.array(linkSchema),
})
