import { eventsPage } from '#content/events.ts'
import { ButtonLink } from '../../components/button.tsx'
import { classes } from '../../components/classes.ts'
import { FeatureIcon } from '../../components/feature-icon.tsx'
import { Section } from '../../components/section-head.tsx'
import { swiped, useRowKeys } from '../../components/swiped.ts'
import { useDocument, useAlbum } from '../../documents.ts'
import { Picture } from '../../components/picture.tsx'
import { onPhones } from '../../components/picture-sizes.ts'

const { cabins, attractions } = eventsPage.closing

/** Towns for a day trip, with the drive in large figures. */
export function Destinations() {
  const { destinations } = useDocument('events')
  const keys = useRowKeys('destinations-heading')
  return (
    <Section isLow id="destinations" {...destinations} className="wrap pt-12">
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
    </Section>
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

/** What there is all year round, and when to come for what. */
export function TheYear() {
  return (
    <div className="bg-oak-wash py-8">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-y-8">
        <YearRound />
        <SeasonGuide />
      </div>
    </div>
  )
}

const listClasses = 'mt-2 grid list-disc gap-1 pl-5 text-sm'

function YearRound() {
  const { categories } = useDocument('events')
  const keys = useRowKeys('categories-heading')
  return (
    <Section isLow id="categories" {...categories}>
      <ul {...keys} className={classes(swiped, 'sm:grid-cols-2 lg:grid-cols-4')}>
        {categories.list.map(({ title, description, events }) => (
          <li key={title} className="border-t-4 border-oak pt-3">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 text-sm">{description}</p>
            <ul className={classes(listClasses, 'marker:text-oak')}>
              {events.map((event) => (
                <li key={event}>{event}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** In order of the year, each in the color of its season. */
const seasonColors = ['border-bluebonnet', 'border-lamp', 'border-ember', 'border-edge']

function SeasonGuide() {
  const { seasons } = useDocument('events')
  const keys = useRowKeys('seasons-heading')
  return (
    <Section isLow id="seasons" {...seasons}>
      <ol {...keys} className={classes(swiped, 'sm:grid-cols-2 lg:grid-cols-4')}>
        {seasons.list.map(({ season, highlights }, index) => (
          <li
            key={season}
            className={classes('border-t-8 pt-3', seasonColors[index % seasonColors.length])}
          >
            <ListPicture album="seasons" index={index} />
            <h3 className="sign text-lg">{season}</h3>
            <ul className={listClasses}>
              {highlights.map((highlight) => (
                <li key={highlight}>{highlight}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  )
}

interface ListPictureProps {
  album: 'nearby' | 'seasons'
  /** Of the entry in its list: the album has one picture for each, in the same order. */
  index: number
}

/** Above an entry of a list in columns; nothing while the album has none for it. */
function ListPicture({ album, index }: ListPictureProps) {
  const picture = useAlbum(album)[index]
  if (!picture) return null
  return (
    <Picture
      picture={picture}
      sizes={`(min-width: 64rem) 18rem, (min-width: 640px) 46vw, ${onPhones('min(75vw, 20rem)')}`}
      className="mb-3 aspect-3/2 w-full sm:aspect-2/1 rounded-lg object-cover shadow-card print:hidden"
    />
  )
}
