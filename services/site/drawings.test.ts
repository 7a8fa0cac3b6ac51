import { expect, test } from 'vitest'
import { pageAlbums, pageOfAlbum } from '#content/pictures/stand-ins.ts'
import { featureNames, isOn, onUnlessNamed } from '#contracts/features.ts'
import type { Picture } from '#contracts/pictures.ts'
import { sampleSite, siteWith, without } from '#tests/fixtures/property.ts'
import { hasDrawings } from './drawings.ts'

const photograph: Picture = {
  stem: 'porch-0123abcd',
  alt: 'A porch.',
  width: 480,
  height: 320,
  widths: [320, 480],
  placeholder: 'data:image/webp;base64,',
  standIn: false,
}
const drawing = { ...photograph, standIn: true }
const albumsWith = (name: string) =>
  new Map([
    ['texas-sage', [photograph]],
    [name, [drawing]],
  ])

test('one drawing is enough, of a cabin or of a page', () => {
  for (const name of ['desert-willow', 'about']) {
    expect(hasDrawings({ site: sampleSite, albums: albumsWith(name) })).toBe(true)
  }
})

test('photographs are none, nor is what guests cannot see', async () => {
  const photographs = new Map([['texas-sage', [photograph]]])
  expect(hasDrawings({ site: sampleSite, albums: photographs })).toBe(false)
  const albums = albumsWith('home-winners')
  expect(hasDrawings({ site: await siteWith(without('contest')), albums })).toBe(false)
  expect(hasDrawings({ site: sampleSite, albums: albumsWith('another-property') })).toBe(false)
})

test('counts no drawing that only goes with shared links, or that its page does not get to', () => {
  expect(hasDrawings({ site: sampleSite, albums: albumsWith('privacy-policy') })).toBe(false)
  const albums = new Map([['about', [photograph, drawing]]])
  expect(hasDrawings({ site: sampleSite, albums })).toBe(false)
})

test.each(featureNames.filter((name) => !onUnlessNamed.includes(name)))(
  'counts no album of a page that is off without %s',
  async (feature) => {
    const site = await siteWith(without(feature))
    const seen = Object.keys(pageAlbums).filter((name) =>
      hasDrawings({ site, albums: albumsWith(name) }),
    )
    expect(seen.filter((name) => !isOn(site.facts, pageOfAlbum(name)))).toEqual([])
    expect(seen).toContain('about')
  },
)
