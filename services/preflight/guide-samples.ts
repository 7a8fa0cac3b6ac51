import type { SampleFact } from '#content/sample-facts.ts'
import { isOn } from '#contracts/features.ts'
import type { Site } from '../site/site.ts'

interface Marked {
  sample?: true | undefined
}

/** Made-up entries of the guides, by kind; settled once all are replaced. */
export function guideSamples({ facts, document }: Site): SampleFact[] {
  const ifOn = <Entry>(path: string, entries: () => Entry[]) => (isOn(facts, path) ? entries() : [])
  const restaurants = ifOn('/dining', () =>
    document('guide/dining').menu.categories.flatMap((each) => each.restaurants),
  )
  const shops = ifOn('/shopping', () =>
    document('guide/shopping').categories.list.flatMap((each) => each.shops),
  )
  const attractions = ifOn('/things-to-do', () =>
    document('guide/things-to-do').areas.flatMap((area) => area.attractions),
  )
  const fees = ifOn('/blue-hole', () => document('guide/blue-hole').fees.rows)
  return [
    fact('restaurants of the dining guide', 'dining', marked(restaurants), ({ name }) => name),
    fact('shops of the shopping guide', 'shopping', marked(shops), ({ name }) => name),
    fact('swimming fees at Blue Hole', 'blue-hole', marked(fees), ({ age }) => age),
    fact(
      'attractions of the area guide',
      'things-to-do',
      marked(attractions),
      ({ title }) => title,
    ),
  ]
}

function fact<Entry>(
  what: string,
  guide: string,
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
): SampleFact {
  return {
    name: `${what}: ${entries.map(nameOf).join(', ')}`,
    where: `content/site/guide/${guide}.yaml`,
    confirmed: entries.length === 0,
  }
}

function marked<Entry extends Marked>(entries: readonly Entry[]): Entry[] {
  return entries.filter((entry) => entry.sample)
}
