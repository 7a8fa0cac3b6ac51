// spec: 2/area-guide, 2/local-guides, 3/attraction, 9/driving-times
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  areaGuideSchema,
  blueHoleSchema,
  diningSchema,
  downtownSchema,
  guideLinkSchema,
  jacobsWellSchema,
  shoppingSchema,
} from '#contracts/site/guide.ts'
import { publicPages } from '../pages.ts'
import { looksLikeSample, sampleFacts } from '../sample-facts.ts'
import { areaGuide } from './area-guide.ts'
import { areaFrom, areas } from './areas.ts'
import { blueHole } from './blue-hole.ts'
import { dining } from './dining.ts'
import { downtownSquare } from './downtown-square.ts'
import { jacobsWell } from './jacobs-well.ts'
import { nearbyGuides } from './nearby-guides.ts'
import { guideSamples } from './samples.ts'
import { shopping } from './shopping.ts'

const guides = [areaGuide, downtownSquare, jacobsWell, blueHole, shopping, dining]
const attractions = areas.flatMap((area) => area.attractions)
const restaurants = dining.menu.categories.flatMap((category) => category.restaurants)
const shops = shopping.categories.list.flatMap((category) => category.shops)

test.each<[string, z.ZodType, unknown]>([
  ['area guide', areaGuideSchema, areaGuide],
  ['Downtown Square', downtownSchema, downtownSquare],
  ["Jacob's Well", jacobsWellSchema, jacobsWell],
  ['Blue Hole', blueHoleSchema, blueHole],
  ['shopping', shoppingSchema, shopping],
  ['dining', diningSchema, dining],
])('%s: every value has the shape that screens rely on', (_name, schema, value) => {
  expect(z.prettifyError(schema.safeParse(value).error ?? new z.ZodError([]))).toBe('')
})

test.each(guides.map((guide) => [guide.path, guide] as const))(
  '%s is a public page whose description fits into a search result',
  (path, { description }) => {
    expect(publicPages).toContain(path)
    expect(description.length).toBeLessThanOrEqual(170)
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

  test('tells each attraction apart', () => {
    expect(new Set(attractions.map(({ id }) => id)).size).toBe(attractions.length)
    expect(new Set(attractions.map(({ title }) => title)).size).toBe(attractions.length)
  })

  test('leads to every local guide that a card may lead to', () => {
    const inside = attractions.flatMap((each) => ('link' in each ? [each.link] : []))
    expect(inside.toSorted()).toEqual(guideLinkSchema.options.toSorted())
  })

  test('an area that does not exist is the first one', () => {
    expect(areaFrom('austin').name).toBe('Austin')
    for (const slug of [null, '', 'houston', '__proto__']) {
      expect(areaFrom(slug).name).toBe('Wimberley')
    }
  })

  test('gives the driving times of its own screen, the shortest first', () => {
    const times = areaGuide.driving.times.map(({ place, time }) => `${place} ${time}`)
    expect(times.slice(0, 5)).toEqual([
      'Blue Hole 8 min',
      'Downtown Square 10 min',
      "Jacob's Well 15 min",
      'Fredericksburg 15 min',
      'Dripping Springs 25 min',
    ])
  })
})

describe('the local guides give every figure of the specification', () => {
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
    const [youngest, ...others] = blueHole.fees.rows
    expect(youngest).toEqual({ age: 'Under 3', visitorCents: 0, residentCents: 0 })
    for (const row of others) expect(row.residentCents).toBeLessThan(row.visitorCents)
  })

  test('dining recommends six restaurants in three categories at $$ or $$$', () => {
    expect(dining.menu.categories).toHaveLength(3)
    expect(restaurants).toHaveLength(6)
    expect(new Set(restaurants.map(({ price }) => price))).toEqual(new Set(['$$', '$$$']))
  })

  test('each leads to the others', () => {
    const paths = nearbyGuides.links.map(({ link }) => link.to)
    expect(paths).toEqual(guides.slice(1).map(({ path }) => path))
  })
})

describe('samples', () => {
  test('a made-up shop or restaurant is marked, and looks it', () => {
    for (const { name, sample } of [...restaurants, ...shops]) {
      expect(looksLikeSample(name), name).toBe(sample === true)
    }
    for (const { address, sample } of restaurants) {
      expect(looksLikeSample(address), address).toBe(sample === true)
    }
  })

  test('a fee that the specification does not give is marked', () => {
    for (const { age, visitorCents, sample } of blueHole.fees.rows) {
      expect(sample === true, age).toBe(visitorCents > 0)
    }
  })

  test('preflight names every one of them', () => {
    const names = sampleFacts.map(({ name }) => name).join('\n')
    for (const { name } of [...restaurants, ...shops].filter(({ sample }) => sample)) {
      expect(names).toContain(name)
    }
    const open = guideSamples.filter((group) => group.names.length > 0)
    expect(open.map(({ what }) => what)).toContain('swimming fees at Blue Hole')
  })
})
