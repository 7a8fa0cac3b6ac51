import { classes } from '../../components/classes.ts'
import { SectionHead } from '../../components/section-head.tsx'
import { ListPicture } from './list-picture.tsx'
import { swiped, useRowKeys } from '../../components/swiped.ts'
import { useDocument } from '../../documents.ts'

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
    <section aria-labelledby="categories-heading">
      <SectionHead
        isLow
        id="categories-heading"
        heading={categories.heading}
        lead={categories.lead}
      />
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
    </section>
  )
}

/** In order of the year, each in the color of its season. */
const seasonColors = ['border-bluebonnet', 'border-lamp', 'border-ember', 'border-edge']

function SeasonGuide() {
  const { seasons } = useDocument('events')
  const keys = useRowKeys('seasons-heading')
  return (
    <section aria-labelledby="seasons-heading">
      <SectionHead isLow id="seasons-heading" heading={seasons.heading} lead={seasons.lead} />
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
    </section>
  )
}
