import { roomsLine } from '#content/cabin-card.ts'
import { groupBooking } from '#content/inquiry-forms.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { CabinLinkCard } from '../../components/cabins/cabin-link-card.tsx'
import { Section } from '../../components/section-head.tsx'
import { useCabins, useDocument } from '../../documents.ts'

const { cabins } = groupBooking

/** The cabins the event and group pages mention (specification, section 1). */
export function groupCabinsOf(all: readonly Cabin[]): Cabin[] {
  return all.filter(({ countsForGroups }) => countsForGroups)
}

export function useGroupCabins() {
  return groupCabinsOf(useCabins())
}

/** The cabins with their capacities. */
export function GroupCabins() {
  const { cabinsLead } = useDocument('group-booking')
  const groupCabins = useGroupCabins()
  return (
    <Section id="cabins" heading={cabins.heading} lead={cabinsLead} className="wrap pt-16 md:pt-24">
      <ul className="mt-8 grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 xl:has-[>:nth-child(4)]:grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))]">
        {groupCabins.map((cabin) => (
          <li key={cabin.slug} className="flex max-md:last:odd:col-span-2">
            <CabinLinkCard cabin={cabin} to={`/cabins/${cabin.slug}`}>
              <span className="grid gap-1 p-4">
                <span className="sign text-xl leading-none wrap-anywhere underline-offset-4 group-hover:underline">
                  {cabin.name}
                </span>
                <span className="text-soft">{roomsLine(cabin)}</span>
              </span>
            </CabinLinkCard>
          </li>
        ))}
      </ul>
    </Section>
  )
}
