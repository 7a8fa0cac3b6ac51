import { groupBooking } from '#content/inquiry-forms.ts'
import { groupTypes } from '#contracts/options.ts'
import { FeatureIcon } from '../../components/feature-icon.tsx'
import { handleNativePost } from '../../components/form/native-post.ts'
import { PosterHero } from '../../components/poster-hero.tsx'
import { Section } from '../../components/section-head.tsx'
import { useAlbum, useDocument } from '../../documents.ts'
import { page } from '../../page.ts'
import type { Route } from './+types/group-booking'
import { GroupCabins, groupCabinsOf, useGroupCabins } from './group-cabins.tsx'
import { GroupForm } from './group-form.tsx'
import { groupKind } from './inquiry-kinds.ts'
import { ContactCard, ToForm, inquiryHeroOf, NamedList } from './inquiry-page.tsx'

/** A form sent without scripts: the page returns with thanks or errors. */
export const action = (args: Route.ActionArgs) => handleNativePost(groupKind, args)

export { meta, shouldRevalidate } from '../../page.ts'

export const loader = page(async ({ album, document }) => {
  const cabins = await document('cabin-list')
  await album('group-booking', 1)
  await Promise.all(groupCabinsOf(cabins).map(({ id }) => album(id, 1)))
  const { search } = await document('group-booking')
  return { ...search, path: '/group-booking', ...inquiryHeroOf('group-booking') }
})

export default function GroupBooking({ actionData }: Route.ComponentProps) {
  const words = useDocument('group-booking')
  const [picture] = useAlbum('group-booking', 1)
  return (
    <>
      <PosterHero words={words} picture={picture}>
        <Capacity />
        <ToForm label={groupBooking.toForm} />
      </PosterHero>
      <GroupCabins />
      <Section id="types" heading={groupBooking.types} className="wrap pt-16 md:pt-24">
        <NamedList list={groupTypes.map((type) => words.types[type])} />
      </Section>
      <Amenities />
      <div className="wrap grid items-start gap-8 pt-16 md:pt-24 lg:grid-cols-[minmax(0,1fr)_min(22rem,30%)] lg:gap-12">
        <GroupForm arrived={actionData} />
        <ContactCard words={words.help} />
      </div>
    </>
  )
}

/** How many cabins, and their total capacity (section 2). */
function Capacity() {
  const cabins = useGroupCabins()
  const { capacity } = groupBooking
  const figures = [
    { label: capacity.cabins(cabins.length), value: cabins.length },
    { label: capacity.guests, value: cabins.reduce((sum, { sleeps }) => sum + sleeps, 0) },
  ]
  return (
    <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4">
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="eyebrow text-on-dusk-soft">{label}</dt>
          <dd className="font-display text-4xl leading-none font-extrabold text-lamp">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Amenities() {
  const { amenities } = useDocument('group-booking')
  return (
    <Section
      id="amenities"
      {...amenities}
      isBand
      className="mt-16 bg-oak-wash py-16 md:mt-24 md:py-20"
    >
      <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {amenities.list.map(({ name, description, icon }) => (
          <li key={name} className="flex gap-4">
            <FeatureIcon name={icon} className="mt-1 size-7 shrink-0 text-oak" />
            <div>
              <h3 className="text-xl">{name}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
