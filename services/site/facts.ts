import type { z } from 'zod'
import type { BookingTemplates } from '#contracts/booking.ts'
import { isOn, switchedOffBy } from '#contracts/features.ts'
import type { Picture } from '#contracts/pictures.ts'
import type { CabinDocument } from '#contracts/site/cabins.ts'
import { documentSchemas, type DocumentName, type Documents } from '#contracts/site/documents.ts'
import type { factsFileSchema } from '#contracts/site/facts.ts'
import { telephoneLink } from '#contracts/telephone.ts'

/** A page at the address of its name, if the property has one. */
type LocalGuide = Exclude<
  Extract<DocumentName, `guide/${string}`>,
  'guide/things-to-do' | 'guide/nearby'
>

export function isLocalGuide(name: string): name is LocalGuide {
  return name.startsWith('guide/') && name !== 'guide/things-to-do' && name !== 'guide/nearby'
}

const pathOf = (guide: LocalGuide) => guide.replace('guide', '')

type Written = Partial<Documents> & { facts: z.infer<typeof factsFileSchema> }

/** The facts with derived values, the cabins, and which documents exist. */
export function factsOf(
  { facts, ...documents }: Written,
  cabins: readonly CabinDocument[],
  mark: Picture | undefined,
): Documents['facts'] {
  const ownTemplates = cabins.flatMap(({ bookingUrl, bookingTemplate }) =>
    bookingTemplate ? [[bookingUrl, bookingTemplate]] : [],
  )
  const localGuides = Object.keys(documentSchemas).filter(isLocalGuide)
  const missing = localGuides.filter((name) => documents[name] === undefined)
  const switchedOff = [...switchedOffBy(facts.features), ...missing.map(pathOf)]
  return {
    ...facts,
    phoneHref: telephoneLink(facts.phone),
    bookingTemplates: {
      ...facts.bookingTemplates,
      ...(Object.fromEntries(ownTemplates) as BookingTemplates),
    },
    switchedOff,
    mark: mark?.stem ?? null,
    guides: localGuides
      .map((name) => ({ label: documents[name]?.title ?? '', to: pathOf(name) }))
      .filter(({ to }) => isOn({ switchedOff }, to)),
  }
}
