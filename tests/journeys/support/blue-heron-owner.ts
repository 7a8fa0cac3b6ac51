import type { Page } from '@playwright/test'
import { markAlbum, pageAlbums } from '#content/pictures/stand-ins.ts'
import { albumsPath } from '#contracts/addresses.ts'
import { isOn } from '#contracts/features.ts'
import type { AlbumPicture } from '#contracts/site/albums.ts'
import { blueHeron, blueHeronDocuments } from '../../fixtures/blue-heron.ts'
import {
  oddPhotographs,
  smallPhotograph,
  writeLargePhotograph,
} from '../../fixtures/photographs.ts'
import { sampleSite } from '../../fixtures/property.ts'
import { expect } from '../fixtures.ts'
import { amend, openDocument, publishNow, rewrite } from './document-form.ts'
import { picturesOf, showOnly, upload } from './own-albums.ts'
import { mediaPatience } from './patience.ts'
import { addCabin, openCabins, openStep, retireCabin } from './set-up-screen.ts'

const { facts, cabins } = blueHeron

/** What the pages say; `stay` and `book-now` belong to the cabins. */
const texts = [
  'home',
  'cabins',
  'about',
  'contact',
  'reviews',
  'events',
  'plan-event',
  'group-booking',
  'guide/things-to-do',
  'guide/dining',
  'policies/privacy',
  'policies/terms',
  'policies/cancellation',
]

function written(document: string): Record<string, unknown> {
  return blueHeronDocuments.get(document) as Record<string, unknown>
}

async function edit(page: Page, document: string): Promise<void> {
  await openDocument(page, document)
  await rewrite(page, document, written(document))
}

/** The first three steps are about one document; each leads to its part. */
export async function setUpFacts(page: Page): Promise<void> {
  const { features, bookingPartner, bookingTemplates, ...place } = written('facts')
  const parts: [string, Record<string, unknown>][] = [
    ['Parts of the site', { features }],
    ['Name, place and look', place],
    ['Booking partner', { bookingPartner, bookingTemplates }],
  ]
  for (const [step, part] of parts) {
    await openStep(page, step)
    await amend(page, 'facts', part)
  }
}

/** The new ones need the amenities of the stay, and Book now needs one of them. */
export async function setUpCabins(page: Page): Promise<void> {
  await openStep(page, 'Cabins')
  await edit(page, 'stay')
  for (const cabin of cabins) {
    // Its address comes from the name it is added with; later it is renamed.
    const name = cabin.slug.startsWith('the-') ? `The ${cabin.name}` : cabin.name
    await addCabin(page, { ...cabin, name })
    await rewrite(page, `cabins/${cabin.slug}`, written(`cabins/${cabin.id}`))
  }
  await edit(page, 'book-now')
  await openCabins(page)
  for (const { name } of sampleSite.cabins) await retireCabin(page, name)
}

/** Every document, in its form. */
export async function writeTexts(page: Page): Promise<void> {
  await openStep(page, 'Texts')
  for (const document of texts) await edit(page, document)
}

/** The mark, and those of the pages that are not switched off. */
export const pagesAlbums = [markAlbum, ...Object.keys(pageAlbums)].filter((album) =>
  isOn(facts, `${albumsPath}${album}`),
)
/** Of all cottages but the first. */
export const cottagesAlbums = cabins.slice(1).map(({ slug }) => slug)

/**
 * Uploads a small picture for each of these albums, with the calls of the form: the same screen
 * twenty times over would show nothing new. The files are made while the owner goes on; what is
 * returned publishes the albums.
 */
export async function uploadPictures(
  page: Page,
  names: readonly string[],
): Promise<() => Promise<void>> {
  const photograph = await smallPhotograph()
  const albums = new Map<string, AlbumPicture[]>()
  for (const album of names) {
    const first = await upload(page, album, photograph)
    // One for the page, and one for its only area.
    const others = album === 'things-to-do' ? [await upload(page, album, photograph)] : []
    albums.set(album, [first, ...others])
  }
  return async () => {
    for (const [album, pictures] of albums) await showOnly(page, album, pictures)
  }
}

/** Photographs as owners have them, chosen and described in the form. */
export async function setUpAlbum(page: Page, large: string): Promise<void> {
  await writeLargePhotograph(large)
  const odd = await oddPhotographs()
  await openStep(page, 'Pictures')
  const albums = page.getByRole('region', { name: 'Pictures' })
  await albums.getByRole('link', { name: 'Heron House' }).click()
  const chosen = page.getByRole('main').locator('input[type=file][multiple]')
  await chosen.setInputFiles(odd)
  await chosen.setInputFiles(large)
  const described = page.getByRole('textbox', { name: 'What the picture shows' })
  await expect(described).toHaveCount(odd.length + 1, mediaPatience)
  for (const [at, { alt }] of odd.entries()) await described.nth(at).fill(alt)
  await described.last().fill('The pier, two hundred feet of it.')
  await publishNow(page, mediaPatience)
  const shown = (await picturesOf(page, 'heron-house')).map(({ name, picture }) => [
    name,
    picture && `${picture.width} x ${picture.height}`,
  ])
  expect(Object.fromEntries(shown)).toEqual({
    'Porch.JPG': '450 x 600',
    'IMG_0042.HEIC': '64 x 96',
    'print.jpg': '480 x 320',
    'pier.png': '2000 x 1600',
  })
}
