import { eventsPage } from '#content/events.ts'
import { ButtonLink } from '../../components/button.tsx'
import { FeatureIcon } from '../../components/feature-icon.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { useDocument } from '../../documents.ts'

const { cabins, attractions } = eventsPage.closing

/** Towns for a day trip, with the drive in large figures. */
export function Destinations() {
  const { destinations } = useDocument('events')
  return (
    <section aria-labelledby="destinations-heading" className="wrap pt-20 md:pt-28">
      <SectionHead
        id="destinations-heading"
        heading={destinations.heading}
        lead={destinations.lead}
      />
      <ul className="mt-8 divide-y divide-line border-y border-line">
        {destinations.list.map(({ name, distance, description, highlights }) => (
          <li key={name} className="grid gap-x-10 gap-y-2 py-6 md:grid-cols-[11rem_1fr_1fr]">
            <div>
              <h3 className="text-2xl">{name}</h3>
              <p className="font-display text-lg font-bold text-ember-ink">{distance}</p>
            </div>
            <p className="text-soft">{description}</p>
            <ul className="grid list-disc gap-1 pl-5 marker:text-ember-ink">
              {highlights.map((highlight) => (
                <li key={highlight}>{highlight}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Why to stay in the area, and links onward. */
export function WhyHere() {
  const { reasons } = useDocument('events')
  return (
    <section
      aria-labelledby="why-heading"
      className="on-dusk mt-20 bg-dusk py-16 text-on-dusk md:mt-28 md:py-20"
    >
      <div className="wrap">
        <h2 id="why-heading" className="text-heading">
          {reasons.heading}
        </h2>
        <ul className="mt-8 grid gap-10 md:grid-cols-3">
          {reasons.list.map(({ name, description, icon }) => (
            <li key={name}>
              <FeatureIcon name={icon} className="size-8 text-lamp" />
              <h3 className="mt-3 text-xl">{name}</h3>
              <p className="mt-2 text-on-dusk-soft">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function Closing() {
  const { closing } = useDocument('events')
  return (
    <section aria-labelledby="closing-heading" className="wrap pt-16 text-center md:pt-24">
      <h2 id="closing-heading" className="text-title">
        {closing.heading}
      </h2>
      <p className="mt-3 text-lead text-soft">{closing.text}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <ButtonLink to={cabins.to}>{cabins.label}</ButtonLink>
        <ButtonLink kind="secondary" to={attractions.to}>
          {attractions.label}
        </ButtonLink>
      </div>
    </section>
  )
}
