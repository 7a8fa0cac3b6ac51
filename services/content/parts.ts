import { z } from 'zod'
import { distinctAmenities, genericAmenities } from '#content/amenities.ts'
import { cabins } from '#content/cabins.ts'
import { contradictions } from '#content/contradictions.ts'
import { eventCategories } from '#content/events/categories.ts'
import { eventDestinations } from '#content/events/destinations.ts'
import { eventReasons } from '#content/events/reasons.ts'
import { regularEvents } from '#content/events/regular.ts'
import { eventSeasons } from '#content/events/seasons.ts'
import { areaGuide } from '#content/guide/area-guide.ts'
import { blueHole } from '#content/guide/blue-hole.ts'
import { dining } from '#content/guide/dining.ts'
import { downtownSquare } from '#content/guide/downtown-square.ts'
import { cabinPanelTimes, guideTimes } from '#content/guide/driving-times.ts'
import { jacobsWell } from '#content/guide/jacobs-well.ts'
import { shopping } from '#content/guide/shopping.ts'
import { home } from '#content/home.ts'
import { navigation } from '#content/navigation.ts'
import { cancellation } from '#content/policies/cancellation.ts'
import { privacy } from '#content/policies/privacy.ts'
import { terms } from '#content/policies/terms.ts'
import { site } from '#content/site.ts'
import { cabinSchema } from '#contracts/site/cabins.ts'
import {
  eventCategorySchema,
  eventDestinationSchema,
  eventSeasonSchema,
  regularEventSchema,
} from '#contracts/site/events.ts'
import {
  contradictionSchema,
  drivingTimeSchema,
  featureSchema,
  homeSchema,
  navigationSchema,
  policySchema,
  siteSchema,
} from '#contracts/site/shapes.ts'
import {
  areaGuideSchema,
  blueHoleSchema,
  diningSchema,
  downtownSchema,
  jacobsWellSchema,
  shoppingSchema,
} from '#contracts/site/guide.ts'

export interface ContentPart {
  file: string
  schema: z.ZodType
  value: unknown
}

/** What the owner edits and a schema describes. Read at every start. */
export const checkedContent: readonly ContentPart[] = [
  part('site.ts', siteSchema, site),
  part('navigation.ts', navigationSchema, navigation),
  part('home.ts', homeSchema, home),
  part('policies/privacy.ts', policySchema, privacy),
  part('policies/terms.ts', policySchema, terms),
  part('policies/cancellation.ts', policySchema, cancellation),
  part('cabins.ts', z.array(cabinSchema).min(1), cabins),
  part('amenities.ts', z.array(featureSchema), [...genericAmenities, ...distinctAmenities]),
  part('guide/driving-times.ts', z.array(drivingTimeSchema), [...cabinPanelTimes, ...guideTimes]),
  part('contradictions.ts', z.array(contradictionSchema), contradictions),
  part('events/regular.ts', z.array(regularEventSchema), regularEvents),
  part('events/categories.ts', z.array(eventCategorySchema), eventCategories),
  part('events/seasons.ts', z.array(eventSeasonSchema), eventSeasons),
  part('events/destinations.ts', z.array(eventDestinationSchema), eventDestinations),
  part('events/reasons.ts', z.array(featureSchema), eventReasons),
  part('guide/area-guide.ts', areaGuideSchema, areaGuide),
  part('guide/downtown-square.ts', downtownSchema, downtownSquare),
  part('guide/jacobs-well.ts', jacobsWellSchema, jacobsWell),
  part('guide/blue-hole.ts', blueHoleSchema, blueHole),
  part('guide/shopping.ts', shoppingSchema, shopping),
  part('guide/dining.ts', diningSchema, dining),
]

function part(file: string, schema: z.ZodType, value: unknown): ContentPart {
  return { file: `content/${file}`, schema, value }
}
