// The placeholder pictures until the owner's photographs are there (README.md beside this file). Those
// of a cabin are in its document.

import type { ShotName } from './shots.ts'

/** Of the kit's drawings in `drawn/`, by place. */
type DrawingName = `${string}/${string}`

/** A picture's name, or names of which the first one that is there is shown. */
export type StandIn = string | readonly string[]

/** Where a drawing is still to come, the earlier picture is shown until it is encoded. */
type PageStandIn = ShotName | DrawingName | readonly [DrawingName, ShotName]

/** Pictures of pages that belong to no cabin. */
export const pageAlbums = {
  'home-hero': [
    ['heroes/evening', 'gable-dusk'],
    ['heroes/a-frame', 'a-frame'],
    ['heroes/stars', 'dogtrot-night'],
    ['heroes/dawn', 'porch'],
    ['heroes/golden', 'gable-day'],
    ['heroes/blue-hour', 'swimming-hole'],
  ],
  'home-winners': [
    ['grounds/fire-pit', 'fire-pit'],
    ['towns/new-braunfels', 'swim-ring'],
    ['grounds/pavilion', 'string-lights'],
    ['morning-dove/view', 'hanging-baskets'],
  ],
  'home-intro': ['texas-sage/coffee'],
  about: [['grounds/path', 'oak-meadow']],
  reviews: [['mockingbird-cabin/porch', 'porch-chair']],
  contact: [['desert-willow/porch', 'hanging-baskets']],
  contest: [['grounds/stars', 'milky-way']],
  lost: [['coyote-cabin/detail', 'creek-light']],
  events: [['wimberley/market-day', 'string-lights']],
  'things-to-do': [
    ['seasons/spring', 'bluebonnets-at-dusk'],
    ['wimberley/square-evening', 'mercantile'],
    ['towns/fredericksburg', 'prickly-pear'],
    ['towns/austin', 'pickup'],
    ['towns/new-braunfels', 'swim-ring'],
  ],
  'downtown-square': [
    ['wimberley/square', 'town-square'],
    ['wimberley/shopping-morning', 'stone-chimney'],
    ['wimberley/square-evening', 'porch-flowers'],
  ],
  'jacobs-well': [
    ['wimberley/jacobs-well', 'deep-water'],
    ['wimberley/jacobs-well-creek', 'cypress'],
  ],
  'blue-hole': [
    ['wimberley/blue-hole', 'swimming-hole'],
    ['wimberley/blue-hole-evening', 'prickly-pear'],
  ],
  shopping: [
    ['wimberley/shopping', 'mercantile'],
    ['wimberley/shopping-morning', 'pickup'],
    ['wimberley/market-day', 'hanging-baskets'],
  ],
  dining: [
    ['wimberley/dining', 'awning'],
    ['wimberley/dining-evening', 'coffee-station'],
  ],
  'plan-event': [
    ['grounds/pavilion', 'lamplit-porch'],
    ['grounds/pavilion-table', 'fire-pit'],
  ],
  'group-booking': [['grounds/lanterns', 'oak-at-night']],
} as const satisfies Record<string, readonly PageStandIn[]>

const pagesOfAlbums: Readonly<Record<string, string>> = {
  'home-hero': 'the home page',
  'home-intro': 'the home page',
  'home-winners': 'the home page',
  lost: 'pages that are not found',
}

/** Where an album of a page is seen, in words for the owner. */
export function pageOfAlbum(name: string): string {
  return pagesOfAlbums[name] ?? `/${name}`
}
