import type { z } from 'zod'
import type { BookingTemplates } from '#contracts/booking.ts'
import { isOn, switchedOffBy } from '#contracts/features.ts'
import type { Picture } from '#contracts/pictures.ts'
import { guidePath, shippedGuides } from '#contracts/guides.ts'
import type { Documents } from '#contracts/site/documents.ts'
import type { factsFileSchema } from '#contracts/site/facts.ts'
import { telephoneLink } from '#contracts/telephone.ts'
import type { Site } from './site.ts'

type Written = z.infer<typeof factsFileSchema>

/** The facts with what follows from them, from the cabins, and from the local guides. */
export function factsOf(
  facts: Written,
  { cabins, guides }: Pick<Site, 'cabins' | 'guides'>,
  mark: Picture | undefined,
): Documents['facts'] {
  const ownTemplates = cabins.flatMap(({ bookingUrl, bookingTemplate }) =>
    bookingTemplate ? [[bookingUrl, bookingTemplate]] : [],
  )
  const shown = guides.filter(({ isHidden }) => !isHidden)
  const ids = new Set([...shippedGuides, ...guides.map(({ id }) => id)])
  const gone = [...ids].filter((id) => shown.every((guide) => guide.id !== id))
  const switchedOff = [...switchedOffBy(facts.features), ...gone.map(guidePath)]
  return {
    ...facts,
    phoneHref: telephoneLink(facts.phone),
    bookingTemplates: {
      ...facts.bookingTemplates,
      ...(Object.fromEntries(ownTemplates) as BookingTemplates),
    },
    switchedOff,
    mark: mark?.stem ?? null,
    guides: shown
      .map(({ id, title }) => ({ label: title, to: guidePath(id) }))
      .filter(({ to }) => isOn({ switchedOff }, to)),
  }
}
