import { areas } from './areas.ts'
import { blueHole } from './blue-hole.ts'
import { dining } from './dining.ts'
import { shopping } from './shopping.ts'

interface Marked {
  sample?: true | undefined
}

const restaurants = dining.menu.categories.flatMap((category) => category.restaurants)
const shops = shopping.categories.list.flatMap((category) => category.shops)
const attractions = areas.flatMap((area) => area.attractions)

/** The entries of the guides that were made up, by what they are; empty once all are replaced. */
export const guideSamples = [
  {
    what: 'restaurants of the dining guide',
    where: 'content/guide/dining.ts',
    names: marked(restaurants).map(({ name }) => name),
  },
  {
    what: 'shops of the shopping guide',
    where: 'content/guide/shopping.ts',
    names: marked(shops).map(({ name }) => name),
  },
  {
    what: 'swimming fees at Blue Hole',
    where: 'content/guide/blue-hole.ts',
    names: marked(blueHole.fees.rows).map(({ age }) => age),
  },
  {
    what: 'attractions of the area guide',
    where: 'content/guide/areas/',
    names: marked(attractions).map(({ title }) => title),
  },
]

function marked<Entry extends Marked>(entries: readonly Entry[]): Entry[] {
  return entries.filter((entry) => entry.sample)
}
