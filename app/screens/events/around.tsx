import { eventsPage } from '#content/events.ts'
import { ButtonLink } from '../../components/button.tsx'
import { classes } from '../../components/classes.ts'
import { FeatureIcon } from '../../components/feature-icon.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { ListPicture } from './list-picture.tsx'
import { swiped, useRowKeys } from '../../components/swiped.ts'
import { useDocument } from '../../documents.ts'

const { cabins, attractions } = eventsPage.closing

/** Towns for a day trip, with the drive in large figures. */
export function Destinations() {
  const { destinations } = useDocument('events')
  const keys = useRowKeys('destinations-heading')
  return (
    <section aria-labelledby="destinations-heading" className="wrap pt-12">
      <SectionHead
        isLow
        id="destinations-heading"
        heading={destinations.heading}
        lead={destinations.lead}
      />
      <ul {...keys} className={classes(swiped, 'sm:grid-cols-2 lg:grid-cols-4')}>
        {destinations.list.map(({ name, distance, description, highlights }, index) => (
          <li key={name}>
            <ListPicture album="nearby" index={index} />
            <h3 className="text-xl">{name}</h3>
            <p className="font-display font-bold text-ember-ink">{distance}</p>
            <p className="mt-2 text-sm text-soft">{description}</p>
            <ul className="mt-2 grid list-disc gap-1 pl-5 text-sm marker:text-ember-ink">
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
  const keys = useRowKeys('why-heading')
  return (
    <section aria-labelledby="why-heading" className="on-dusk mt-12 bg-dusk py-10 text-on-dusk">
      <div className="wrap">
        <h2 id="why-heading" className="text-heading">
          {reasons.heading}
        </h2>
        <ul {...keys} className={classes(swiped, 'sm:grid-cols-3')}>
          {reasons.list.map(({ name, description, icon }) => (
            <li key={name}>
              <FeatureIcon name={icon} className="size-7 text-lamp" />
              <h3 className="mt-2 text-lg">{name}</h3>
              <p className="mt-1 text-on-dusk-soft">{description}</p>
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
    <section
      aria-labelledby="closing-heading"
      className="wrap items-center justify-between gap-8 pt-12 max-lg:text-center lg:flex md:pt-16"
    >
      <div>
        <h2 id="closing-heading" className="text-heading">
          {closing.heading}
        </h2>
        <p className="mt-2 text-lead text-soft">{closing.text}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3 max-lg:mt-5 lg:shrink-0 lg:flex-nowrap">
        <ButtonLink to={cabins.to}>{cabins.label}</ButtonLink>
        <ButtonLink kind="secondary" to={attractions.to}>
          {attractions.label}
        </ButtonLink>
      </div>
    </section>
  )
}
