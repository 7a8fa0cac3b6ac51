import { classes } from '../../components/classes.ts'
import { SectionHead } from '../../components/section-head.tsx'
import { useDocument } from '../../documents.ts'

/** What is there all year round. */
export function YearRound() {
  const { categories } = useDocument('events')
  return (
    <section
      aria-labelledby="categories-heading"
      className="mt-20 bg-oak-wash py-16 md:mt-28 md:py-20"
    >
      <div className="wrap">
        <SectionHead id="categories-heading" heading={categories.heading} lead={categories.lead} />
        <ul className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-2">
          {categories.list.map(({ title, description, events }) => (
            <li key={title} className="border-t-4 border-oak pt-5">
              <h3 className="text-2xl">{title}</h3>
              <p className="mt-2">{description}</p>
              <ul className="mt-3 grid list-disc gap-1 pl-5 marker:text-oak">
                {events.map((event) => (
                  <li key={event}>{event}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** In order of the year, each in the color of its season. */
const seasonColors = ['border-bluebonnet', 'border-lamp', 'border-ember', 'border-dusk-3']

/** When to come for what. */
export function SeasonGuide() {
  const { seasons } = useDocument('events')
  return (
    <section aria-labelledby="seasons-heading" className="wrap pt-20 md:pt-28">
      <SectionHead id="seasons-heading" heading={seasons.heading} lead={seasons.lead} />
      <ol className="mt-10 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {seasons.list.map(({ season, highlights }, index) => (
          <li
            key={season}
            className={classes('border-t-8 pt-4', seasonColors[index % seasonColors.length])}
          >
            <h3 className="sign text-2xl">{season}</h3>
            <ul className="mt-3 grid gap-2.5">
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
