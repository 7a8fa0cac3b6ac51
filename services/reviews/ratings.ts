import { shownRating, type Cabin } from '#contracts/site/cabins.ts'
import type { Documents } from '#contracts/site/documents.ts'
import { atPartner } from '#content/cabin-card.ts'
import { ratingsByCabin, type CabinRating } from '#store/reviews/review-figures.ts'
import type { Dependencies } from '../dependencies.ts'

/** What guests of this site gave, as far as everybody can read it. */
export interface Ratings {
  all: CabinRating
  byCabin: ReadonlyMap<string, CabinRating>
}

const nothing: CabinRating = { count: 0, stars: 0 }

export const noRatings: Ratings = { all: nothing, byCabin: new Map() }

export async function readRatings({ db }: Pick<Dependencies, 'db'>): Promise<Ratings> {
  const rows = await ratingsByCabin(db)
  const all = rows.reduce(
    (sum, { count, stars }) => ({ count: sum.count + count, stars: sum.stars + stars }),
    nothing,
  )
  return { all, byCabin: new Map(rows.map(({ cabin, ...rating }) => [cabin, rating])) }
}

type Choice = Pick<Documents['facts'], 'ratings' | 'advertised'>

/** The cabin with the numbers that guests see, saying whose they are where there are two kinds. */
export function withRating<Rated extends Cabin>(
  cabin: Rated,
  { all, byCabin }: Ratings,
  { ratings }: Pick<Choice, 'ratings'>,
): Rated {
  if (ratings === 'own') {
    const { count, stars } = byCabin.get(cabin.id) ?? nothing
    return {
      ...cabin,
      reviews: count,
      rating: count === 0 ? cabin.rating : shownRating(stars / count),
    }
  }
  return all.count === 0 ? cabin : { ...cabin, isPartnersRating: true }
}

/** The home page with the average that guests see; without one where nobody has written yet. */
export function withAverage(
  home: Documents['home'],
  { all }: Ratings,
  { ratings, advertised }: Choice,
): Documents['home'] {
  const own = all.count === 0 ? null : shownRating(all.stars / all.count).toFixed(1)
  if (ratings === 'advertised' && own === null) return home
  const shown = ({ value, label }: { value: string; label: string }) => {
    if (ratings === 'advertised') return [{ value, label: `${label} ${atPartner}` }]
    return own === null ? [] : [{ value: own, label }]
  }
  const { ratingBadge } = home.intro
  const [badge] = ratingBadge ? shown(ratingBadge) : []
  return {
    ...home,
    hero: {
      ...home.hero,
      facts: home.hero.facts.flatMap((fact) =>
        fact.value === advertised.averageRating ? shown(fact) : [fact],
      ),
    },
    intro: { ...home.intro, ratingBadge: badge },
  }
}
