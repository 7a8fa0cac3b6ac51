import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readDrawings } from '#bin/pictures/drawn.ts'
import { limits } from '#contracts/limits.ts'
import { shots as kit } from '#pictures/shots/index.ts'
import { readSite } from '#services/site/read-site.ts'
import { shots, type Shot } from './shots.ts'
import { pageAlbums, type StandIn } from './stand-ins.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const { cabins } = readSite(here('../site'))
const library: Readonly<Record<string, Shot>> = shots
const drawn = await readDrawings(here('drawn'))

const whole = { left: 0, top: 0, width: 1, height: 1 }

const pages = { ...guestPages(), ...cabinPages() }

describe('as declared', () => {
  const declared = (entry: StandIn) => (typeof entry === 'string' ? entry : (entry[0] ?? ''))

  test.each(Object.keys(pageAlbums))('the album %s shows no scene twice', (name) => {
    const album = Object.entries(pageAlbums).find(([each]) => each === name)?.[1] ?? []
    expect(repeatsIn(album.map(declared))).toEqual([])
  })

  test('every page has a head picture of its own', () => {
    const cabinLeads = cabins.flatMap(({ placeholders }) => placeholders.slice(0, 1))
    const heads = Object.values(pageAlbums).map(([head]) => declared(head))
    expect(new Set([...cabinLeads, ...heads]).size).toBe(cabinLeads.length + heads.length)
  })
})

describe('today', () => {
  const shown = (entry: StandIn) => {
    const names = typeof entry === 'string' ? [entry] : entry
    return names.find((name) => name in drawn || name in library) ?? ''
  }

  test.each(Object.entries(pages))(
    '%s shows no picture twice, nor a crop of another',
    (_, entries) => {
      expect(repeatsIn(entries.map(shown))).toEqual([])
    },
  )

  test('every name is a picture of the library, a drawing of the kit or one to come', () => {
    const toCome = /^(?:seasons|heads|grounds|towns|wimberley|heroes)\//
    const names = Object.values(pages).flat(2)
    const unknown = names.filter((name) => !(name in library) && !(name in kit))
    expect(unknown.filter((name) => !toCome.test(name))).toEqual([])
  })
})

/** What each page with pictures shows, as its screen asks for it. */
function guestPages(): Record<string, StandIn[]> {
  const { 'home-hero': hero, 'home-winners': winners, 'home-intro': intro, ...others } = pageAlbums
  const cards = cabins.flatMap(({ placeholders }) => placeholders.slice(0, limits.cardPictures))
  const leads = cabins.flatMap(({ placeholders }) => placeholders.slice(0, 1))
  const single = Object.entries(others).map(([name, album]) => [`/${name}`, [...album]] as const)
  return {
    ...Object.fromEntries(single),
    '/': [...hero, ...winners, ...intro, ...cards],
    '/cabins': cards,
    '/review': leads,
    '/group-booking': [...others['group-booking'], ...leads],
  }
}

function cabinPages(): Record<string, StandIn[]> {
  return Object.fromEntries(
    cabins.map(({ slug, placeholders }) => {
      const others = cabins.filter((other) => other.slug !== slug).slice(0, limits.otherCabins)
      const leads = others.flatMap((other) => other.placeholders.slice(0, 1))
      return [`/cabins/${slug}`, [...placeholders, ...leads]]
    }),
  )
}

function repeatsIn(names: readonly string[]): string[] {
  return names.flatMap((name, index) =>
    names
      .slice(index + 1)
      .filter((other) => isSameScene(name, other))
      .map((other) => `${name} and ${other}`),
  )
}

/** The same picture, or cut from one another. */
function isSameScene(name: string, other: string): boolean {
  const [one, two] = [library[name], library[other]]
  if (name in drawn || other in drawn || !one || !two) return name === other
  return one.file === two.file && overlap(one, two) > 0.25
}

/** How much of the smaller cut lies in the larger one. */
function overlap({ crop: one = whole }: Shot, { crop: two = whole }: Shot): number {
  const shared = (start: 'left' | 'top', size: 'width' | 'height') =>
    Math.max(
      0,
      Math.min(one[start] + one[size], two[start] + two[size]) - Math.max(one[start], two[start]),
    )
  const smaller = Math.min(one.width * one.height, two.width * two.height)
  return (shared('left', 'width') * shared('top', 'height')) / smaller
}
