// spec: 2/area-guide, 2/local-guides, 3/attraction, 9/driving-times
import { describe, expect, test } from 'vitest'
import { looksLikeSample } from '#content/sample-facts.ts'
import { publicPages } from '#content/pages.ts'
import { blocksOf } from '#contracts/guides.ts'
import { listGuides } from './guides.ts'
import { sampleSite, siteWith } from '#tests/fixtures/property.ts'

const areaGuide = sampleSite.document('guide/things-to-do')
const downtownSquare = sampleSite.document('guide/downtown-square')
const jacobsWell = sampleSite.document('guide/jacobs-well')
const blueHole = sampleSite.document('guide/blue-hole')
const shopping = sampleSite.document('guide/shopping')
const dining = sampleSite.document('guide/dining')
const areas = blocksOf(areaGuide, 'areas').flatMap((block) => block.areas)
const categories = blocksOf(dining, 'menu').flatMap((block) => block.categories)
const guides = {
  '/things-to-do': areaGuide,
  '/downtown-square': downtownSquare,
  '/jacobs-well': jacobsWell,
  '/blue-hole': blueHole,
  '/shopping': shopping,
  '/dining': dining,
}
const attractions = areas.flatMap((area) => area.attractions)
const restaurants = categories.flatMap((category) => category.restaurants)
const shops = blocksOf(shopping, 'directory')
  .flatMap(({ list }) => list)
  .flatMap((category) => category.shops)
const fees = blocksOf(blueHole, 'fees').flatMap(({ rows }) => rows)

test.each(Object.entries(guides))(
  '%s is a public page whose description fits in a search result',
  (path, { search }) => {
    expect(publicPages).toContain(path)
    expect(search.description.length).toBeLessThanOrEqual(170)
  },
)

describe('the area guide', () => {
  test('has the areas of the specification with 6, 6, 8 and 6 attractions', () => {
    expect(areas.map(({ name, attractions: { length } }) => [name, length])).toEqual([
      ['Wimberley', 6],
      ['Hill Country', 6],
      ['Austin', 8],
      ['New Braunfels', 6],
    ])
  })

  test('describes each attraction only once', () => {
    expect(new Set(attractions.map(({ id }) => id)).size).toBe(attractions.length)
    expect(new Set(attractions.map(({ title }) => title)).size).toBe(attractions.length)
  })

  test('links to every local guide a card may link to', () => {
    const inside = attractions.flatMap((each) => ('link' in each ? [each.link] : []))
    expect(inside.toSorted()).toEqual(['/blue-hole', '/downtown-square', '/jacobs-well'])
  })

  test('gives the driving times of its own screen, shortest first', () => {
    const drives = blocksOf(areaGuide, 'driving').flatMap((block) => block.times)
    const times = drives.map(({ place, time }) => `${place} ${time}`)
    expect(times.slice(0, 5)).toEqual([
      'Blue Hole 8 min',
      'Downtown Square 10 min',
      "Jacob's Well 15 min",
      'Fredericksburg 15 min',
      'Dripping Springs 25 min',
    ])
  })
})

describe('the local guides contain every figure of the specification', () => {
  test.each([
    [downtownSquare, ['10 min', '10am–1pm', 'First Fridays', 'Seasonal festivals']],
    [jacobsWell, ['15 min', 'May through October', 'No diving', 'reservation is required']],
    [blueHole, ['8 min', '126', 'Memorial Day to Labor Day', 'Under 3']],
    [shopping, ['10 min', '15 min', 'March to December', 'Over 450 vendors']],
  ])('%#', (guide, figures) => {
    const words = JSON.stringify(guide)
    for (const figure of figures) expect(words).toContain(figure)
  })

  test('children under 3 swim for free at Blue Hole, and residents pay less than visitors', () => {
    const [youngest, ...others] = fees
    expect(youngest).toEqual({ age: 'Under 3', visitorCents: 0, residentCents: 0 })
    for (const row of others) expect(row.residentCents).toBeLessThan(row.visitorCents)
  })

  test('dining recommends six restaurants in three categories at $$ or $$$', () => {
    expect(categories).toHaveLength(3)
    expect(restaurants).toHaveLength(6)
    expect(new Set(restaurants.map(({ price }) => price))).toEqual(new Set(['$$', '$$$']))
  })

  test('each links to the others', () => {
    const paths = listGuides(sampleSite).map(({ to }) => to)
    expect(paths).toEqual(Object.keys(guides).slice(1))
  })
})

describe('samples', () => {
  test('a made-up shop or restaurant is marked and looks made-up', () => {
    for (const { name, sample } of [...restaurants, ...shops]) {
      expect(looksLikeSample(name), name).toBe(sample === true)
    }
    for (const { address, sample } of restaurants) {
      expect(looksLikeSample(address), address).toBe(sample === true)
    }
  })

  test('a fee that is not in the specification is marked', () => {
    for (const { age, visitorCents, sample } of fees) {
      expect(sample === true, age).toBe(visitorCents > 0)
    }
  })
})

test('areas are on the area guide alone, which only its switch hides', async () => {
  const area =
    '{slug: a, name: A, lead: A, attractions: [{id: b, title: B, description: B, duration: 1 hour, link: /}]}'
  const areasIn = siteWith({
    'guide/dining': [/^blocks:$/m, `blocks:\n  - {block: areas, id: areas, areas: [${area}]}`],
  })
  await expect(areasIn).rejects.toThrow('Only the area guide has areas.')
  const hidden = siteWith({ 'guide/things-to-do': [/^/, 'isHidden: true\n'] })
  await expect(hidden).rejects.toThrow('All guides are switched off in the facts.')
})
