import { pageAlbums } from '#content/pictures/stand-ins.ts'
import { areaGuide, picturesIn } from '#contracts/guides.ts'
import type { GuidePage } from '#contracts/site/guide.ts'
import { isOn } from '#contracts/features.ts'
import { albumsPrefix } from './albums.ts'
import type { Mistake } from './parse-site.ts'
import type { Site } from './site.ts'

/** References between documents that do not resolve. */
export function siteMistakes(site: Site): Mistake[] {
  return [...withoutCabins(site), ...unknownShownCabin(site), ...misplacedInGuides(site)]
}

function withoutCabins({ cabins }: Site): Mistake[] {
  const message = 'there is no cabin in cabins/'
  return cabins.length === 0 ? [{ document: 'cabins', path: '', message }] : []
}

/** What only the area guide has, or never. */
function misplacedInGuides({ document, guides }: Site): Mistake[] {
  const areas = guides.flatMap(({ id, blocks }) =>
    blocks.flatMap(({ block }, at): Mistake[] => {
      const message = 'Only the area guide has areas.'
      return block === 'areas' ? [{ document: `guide/${id}`, path: `blocks.${at}`, message }] : []
    }),
  )
  const name = `guide/${areaGuide}` as const
  // Undefined while the guides are switched off.
  const whole: GuidePage | undefined = document(name)
  const message = 'All guides are switched off in the facts.'
  return whole?.isHidden ? [...areas, { document: name, path: 'isHidden', message }] : areas
}

function unknownShownCabin(site: Site): Mistake[] {
  if (!site.facts.features.bookNow) return []
  const { cabin } = site.document('book-now')
  if (cabin === undefined || site.cabins.some(({ slug }) => slug === cabin)) return []
  return [{ document: 'book-now', path: 'cabin', message: `there is no cabin '${cabin}'` }]
}

/**
 * Amenities that the stay doesn't describe. Pages show them by name alone, so that an owner can
 * change either document first; in files, and in a cabin that is being edited, they are mistakes.
 */
export function unknownAmenities(site: Pick<Site, 'cabins' | 'document'>): Mistake[] {
  const known = site.document('stay').amenities.map(({ name }) => name)
  return site.cabins.flatMap(({ id, amenities }) =>
    amenities
      .filter((name) => !known.includes(name))
      .map((name) => ({
        document: `cabins/${id}`,
        path: 'amenities',
        message: `'${name}' is not among the amenities of the stay`,
      })),
  )
}

/** How many entries have a picture of their own in these albums, in their order. */
const entriesOf = {
  seasons: ({ facts, document }) =>
    isOn(facts, '/events') ? document('events').seasons.list.length : 0,
  nearby: ({ facts, document }) =>
    isOn(facts, '/events') ? document('events').destinations.list.length : 0,
  // The first is the page's.
  'things-to-do': ({ facts, document }) =>
    isOn(facts, '/things-to-do')
      ? document('guide/things-to-do').blocks.reduce((sum, block) => sum + picturesIn(block), 1)
      : 0,
} satisfies Partial<Record<keyof typeof pageAlbums, (site: Site) => number>>

/**
 * Albums with a picture fewer than there are entries, up to as many as are shipped: the others would
 * move to the wrong ones. Pages do without, so that either can be changed first; in an album that is
 * being edited, it is a mistake.
 */
export function tooFewPictures(site: Site): Mistake[] {
  return (Object.keys(entriesOf) as (keyof typeof entriesOf)[]).flatMap((name) => {
    const least = Math.min(pageAlbums[name].length, entriesOf[name](site))
    if ((site.albums.get(name)?.length ?? least) >= least) return []
    const message = `The page needs ${least} pictures.`
    return [{ document: albumsPrefix + name, path: 'pictures', message }]
  })
}
