import { z } from 'zod'
import { distinctAmenities, genericAmenities } from '#content/amenities.ts'
import { cabins } from '#content/cabins.ts'
import { contradictions } from '#content/contradictions.ts'
import { eventCategories } from '#content/events/categories.ts'
import { eventDestinations } from '#content/events/destinations.ts'
import { eventReasons } from '#content/events/reasons.ts'
import { regularEvents } from '#content/events/regular.ts'
import { eventSeasons } from '#content/events/seasons.ts'
import { cabinPanelTimes, guideTimes } from '#content/guide/driving-times.ts'
import { navigation } from '#content/navigation.ts'
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
  navigationSchema,
  siteSchema,
} from '#contracts/site/shapes.ts'
import { documentsPath } from '#contracts/addresses.ts'
import { isOn } from '#contracts/features.ts'
import { documentSchemas, type DocumentName } from '#contracts/site/documents.ts'
import type { Site } from '../site/site.ts'

export interface ContentFile {
  file: string
  value: unknown
}

export interface ContentPart extends ContentFile {
  schema: z.ZodType
}

/** Content with a schema that the owner may edit. Checked at every start. */
export const checkedContent: readonly ContentPart[] = [
  part('site.ts', siteSchema, site),
  part('navigation.ts', navigationSchema, navigation),
  part('cabins.ts', z.array(cabinSchema).min(1), cabins),
  part('amenities.ts', z.array(featureSchema), [...genericAmenities, ...distinctAmenities]),
  part('guide/driving-times.ts', z.array(drivingTimeSchema), [...cabinPanelTimes, ...guideTimes]),
  part('contradictions.ts', z.array(contradictionSchema), contradictions),
  part('events/regular.ts', z.array(regularEventSchema), regularEvents),
  part('events/categories.ts', z.array(eventCategorySchema), eventCategories),
  part('events/seasons.ts', z.array(eventSeasonSchema), eventSeasons),
  part('events/destinations.ts', z.array(eventDestinationSchema), eventDestinations),
  part('events/reasons.ts', z.array(featureSchema), eventReasons),
]

function part(file: string, schema: z.ZodType, value: unknown): ContentPart {
  return { file: `content/${file}`, schema, value }
}

/** The owner's documents that pages show, including the cabins. */
export function documentParts({ facts, cabins: owned, document }: Site): ContentFile[] {
  const names = (Object.keys(documentSchemas) as DocumentName[]).filter((name) =>
    isOn(facts, `${documentsPath}${name}`),
  )
  return [
    ...names.map((name) => ({ file: `content/site/${name}.yaml`, value: document(name) })),
    ...owned.map((cabin) => ({ file: `content/site/cabins/${cabin.id}.yaml`, value: cabin })),
  ]
}
