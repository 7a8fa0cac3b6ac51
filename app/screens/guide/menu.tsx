import { guideWords } from '#content/guide.ts'
import type { BlockOf, Restaurant } from '#contracts/site/guide-blocks.ts'
import { Badge } from '../../components/badge.tsx'
import { classes } from '../../components/classes.ts'
import { FeatureIcon } from '../../components/feature-icon.tsx'
import { type BlockProps, SampleNote } from './block-parts.tsx'

/** The recommendations, set like the card of a restaurant. */
export function Menu({ block, space }: BlockProps<'menu'>) {
  const { id, heading, categories, prices } = block
  const restaurants = categories.flatMap((category) => category.restaurants)
  return (
    <section aria-labelledby={`${id}-heading`} className={classes('wrap', space)}>
      <div className="mx-auto max-w-[64rem] rounded-lg border border-line bg-card p-3 shadow-card">
        <div className="rounded-md border-2 border-ember-ink/60 px-5 py-10 md:px-14 md:py-14">
          <h2 id={`${id}-heading`} className="sign text-center text-title">
            {heading}
          </h2>
          <div className="flex justify-center">
            <SampleNote entries={restaurants}>{guideWords.samples.restaurants}</SampleNote>
          </div>
          {categories.map((category) => (
            <section key={category.name} aria-label={category.name} className="mt-12">
              <header className="text-center">
                <h3 className="eyebrow text-base text-ember-ink">{category.name}</h3>
                <p className="mt-1 text-lead text-soft">{category.description}</p>
              </header>
              <ul className="mt-6 grid gap-x-14 gap-y-9 lg:grid-cols-2">
                {category.restaurants.map((restaurant) => (
                  <li key={restaurant.name} className="break-inside-avoid">
                    <Recommendation restaurant={restaurant} prices={prices} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </section>
  )
}

interface RecommendationProps {
  restaurant: Restaurant
  prices: BlockOf<'menu'>['prices']
}

function Recommendation({ restaurant, prices }: RecommendationProps) {
  const { name, description, address, tags, price } = restaurant
  return (
    <article>
      <header className="flex flex-wrap items-baseline gap-x-3">
        <h4 className="min-w-0 text-xl">{name}</h4>
        <span aria-hidden className="grow border-b-2 border-dotted border-edge" />
        <p className="sign shrink-0 text-xl text-ember-ink">
          <span aria-hidden>{price}</span>
          <span className="sr-only">{prices[price]}</span>
        </p>
      </header>
      <p className="mt-1.5">{description}</p>
      <p className="mt-1.5 flex items-start gap-1.5 text-base text-soft">
        <FeatureIcon name="map-pin" className="mt-1 size-4 shrink-0" />
        {address}
      </p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag}>
            <Badge tone="ember">{tag}</Badge>
          </li>
        ))}
      </ul>
    </article>
  )
}
