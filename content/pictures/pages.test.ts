// spec: 3/cabin
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readDrawings } from '#bin/pictures/drawn.ts'
import { limits } from '#contracts/limits.ts'
import { readSite } from '#services/site/read-site.ts'
import { pageAlbums } from './stand-ins.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const { cabins } = readSite(here('../site'))
const drawn = await readDrawings(here('drawn'))

const pages = { ...guestPages(), ...cabinPages() }

test.each(Object.entries(pages))('%s shows no picture twice', (_, names) => {
  expect(repeatsIn(names)).toEqual([])
})

test('every picture that a page names is drawn', () => {
  const names = Object.values(pages).flat()
  expect(names.filter((name) => !(name in drawn))).toEqual([])
})

test('every drawing is shown somewhere', () => {
  const shown = Object.values(pages).flat()
  const ownUse = Object.keys(drawn).filter((name) => !name.endsWith('-tall'))
  expect(ownUse.filter((name) => !shown.includes(name))).toEqual([])
})

test('every page has a head picture of its own', () => {
  const within = ['home-winners', 'home-intro', 'seasons', 'nearby', 'contest-examples']
  const ofPages = Object.entries(pageAlbums).filter(([name]) => !within.includes(name))
  const heads = [...leadsOf(cabins), ...ofPages.map(([, [head]]) => head)]
  expect(repeatsIn(heads)).toEqual([])
})

describe('a cabin', () => {
  test.each(cabins.map(({ slug, placeholders }) => [slug, placeholders] as const))(
    '%s has 10 to 18 pictures',
    (_, { length }) => {
      expect(length).toBeGreaterThanOrEqual(10)
      expect(length).toBeLessThanOrEqual(18)
    },
  )
})

/** What each page with pictures shows, as its screen asks for it. */
function guestPages(): Record<string, string[]> {
  const { 'home-hero': hero, 'home-winners': winners, 'home-intro': intro, ...rest } = pageAlbums
  const { seasons, nearby, ...others } = rest
  const cards = cabins.flatMap(({ placeholders }) => placeholders.slice(0, limits.cardPictures))
  const single = Object.entries(others).map(([name, album]) => [`/${name}`, [...album]] as const)
  return {
    ...Object.fromEntries(single),
    '/': [...hero, ...winners, ...intro, ...cards],
    '/cabins': cards,
    '/events': [...others.events, ...seasons, ...nearby],
    '/review': leadsOf(cabins),
    '/group-booking': [...others['group-booking'], ...leadsOf(cabins)],
  }
}

function cabinPages(): Record<string, string[]> {
  return Object.fromEntries(
    cabins.map(({ slug, placeholders }) => {
      const others = cabins.filter((other) => other.slug !== slug).slice(0, limits.otherCabins)
      return [`/cabins/${slug}`, [...placeholders, ...leadsOf(others)]]
    }),
  )
}

function leadsOf(some: typeof cabins): string[] {
  return some.flatMap(({ placeholders }) => placeholders.slice(0, 1))
}

function repeatsIn(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index)
}
