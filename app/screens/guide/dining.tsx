import { guideWords } from '#content/guide.ts'
import type { Dining, Restaurant } from '#contracts/site/guide.ts'
import { useAlbum, useDocument } from '../../documents.ts'
import { guidePage } from './guide-page.ts'
import { LocalGuide } from './local-guide.tsx'
import { NamedList } from './named-list.tsx'
import { SidePicture } from './side-picture.tsx'
import { Badge } from '../../components/badge.tsx'
import { SampleNote } from './sample-note.tsx'
import { FeatureIcon } from '../../components/feature-icon.tsx'

export { meta, shouldRevalidate } from '../../page.ts'

export const loader = guidePage('guide/dining')

export default function Dining() {
  const guide = useDocument('guide/dining')
  const pictures = useAlbum('dining')
  const { tips } = guide
  return (
    <LocalGuide name="guide/dining">
      <Menu menu={guide.menu} />
      <div className="wrap grid items-center gap-10 pt-20 lg:grid-cols-[1.2fr_1fr] lg:gap-16">
        <NamedList id="tips-heading" heading={tips.heading} list={tips.list} />
        <SidePicture picture={pictures[1]} />
      </div>
    </LocalGuide>
  )
}

type MenuData = Dining['menu']

/** The recommendations, set like the card of a restaurant. */
function Menu({ menu }: { menu: MenuData }) {
  const restaurants = menu.categories.flatMap((category) => category.restaurants)
  return (
    <section aria-labelledby="menu-heading" className="wrap pt-16 md:pt-24">
      <div className="mx-auto max-w-[64rem] rounded-lg border border-line bg-card p-3 shadow-card">
        <div className="rounded-md border-2 border-ember-ink/60 px-5 py-10 md:px-14 md:py-14">
          <h2 id="menu-heading" className="sign text-center text-title">
            {menu.heading}
          </h2>
          <div className="flex justify-center">
            <SampleNote entries={restaurants}>{guideWords.samples.restaurants}</SampleNote>
          </div>
          {menu.categories.map((category) => (
            <section key={category.name} aria-label={category.name} className="mt-12">
              <header className="text-center">
                <h3 className="eyebrow text-base text-ember-ink">{category.name}</h3>
                <p className="mt-1 text-lead text-soft">{category.description}</p>
              </header>
              <ul className="mt-6 grid gap-x-14 gap-y-9 lg:grid-cols-2">
                {category.restaurants.map((restaurant) => (
                  <li key={restaurant.name} className="break-inside-avoid">
                    <Recommendation restaurant={restaurant} prices={menu.prices} />
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
  prices: MenuData['prices']
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
