import { planEvent } from '#content/inquiry-forms.ts'
import { eventTypes } from '#contracts/options.ts'
import { FeatureIcon } from '../../components/feature-icon.tsx'
import { handleNativePost } from '../../components/form/native-post.ts'
import { Picture } from '../../components/picture.tsx'
import { PosterHero } from '../../components/poster-hero.tsx'
import { Section, SectionHead } from '../../components/section-head.tsx'
import { useAlbum, useDocument } from '../../documents.ts'
import { page } from '../../page.ts'
import type { Route } from './+types/plan-event'
import { EventForm } from './event-form.tsx'
import { eventKind } from './inquiry-kinds.ts'
import { ContactCard, ToForm, inquiryHeroOf, NamedList } from './inquiry-page.tsx'

/** A form sent without scripts: the page returns with thanks or errors. */
export const action = (args: Route.ActionArgs) => handleNativePost(eventKind, args)

export { meta, shouldRevalidate } from '../../page.ts'
import { onPhones, type Sizes } from '../../components/picture-sizes.ts'

export const loader = page(async ({ album, document }) => {
  await album('plan-event')
  const { search } = await document('plan-event')
  return { ...search, path: '/plan-event', ...inquiryHeroOf('plan-event') }
})

export default function PlanEvent({ actionData }: Route.ComponentProps) {
  const words = useDocument('plan-event')
  const [picture] = useAlbum('plan-event')
  return (
    <>
      <PosterHero words={words} picture={picture}>
        <ToForm label={planEvent.toForm} />
      </PosterHero>
      <Section id="types" heading={planEvent.types} className="wrap pt-16 md:pt-24">
        <NamedList list={eventTypes.map((type) => words.types[type])} />
      </Section>
      <Venue />
      <div className="wrap grid items-start gap-8 pt-16 md:pt-24 lg:grid-cols-[minmax(0,1fr)_min(22rem,30%)] lg:gap-12">
        <EventForm arrived={actionData} />
        <ContactCard words={words.contact} />
      </div>
    </>
  )
}

/** On wide screens it covers a 4:5 box. */
const venueSizes: Sizes = (shape) =>
  `(min-width: 64rem) ${(38 * shape).toFixed(1)}rem, ${onPhones('92vw')}`

function Venue() {
  const { venue } = useDocument('plan-event')
  const [, picture] = useAlbum('plan-event')
  return (
    <section aria-labelledby="venue-heading" className="mt-16 bg-oak-wash py-16 md:mt-24 md:py-20">
      <div className="wrap grid items-center gap-10 lg:grid-cols-[2fr_3fr] lg:gap-16">
        {picture && (
          <Picture
            picture={picture}
            sizes={venueSizes}
            className="aspect-4/3 w-full rounded-lg object-cover shadow-card lg:aspect-4/5"
          />
        )}
        <div>
          <SectionHead id="venue-heading" heading={venue.heading} />
          <ul className="mt-8 grid gap-8 sm:grid-cols-2">
            {venue.list.map(({ name, description, icon }) => (
              <li key={name} className="border-t-4 border-oak pt-4">
                <FeatureIcon name={icon} className="size-8 text-oak" />
                <h3 className="mt-3 text-xl">{name}</h3>
                <p className="mt-1">{description}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
