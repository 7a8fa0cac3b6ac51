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
  'home-hero': ['gable-dusk', 'a-frame', 'swimming-hole', 'dogtrot-night', 'porch', 'gable-day'],
  'home-winners': ['fire-pit', 'swim-ring', 'string-lights', 'hanging-baskets'],
  'home-intro': ['porch-flowers', 'coffee-station'],
  about: ['gable-day', 'fire-pit'],
  contest: ['milky-way', 'swim-ring'],
  lost: ['creek-light'],
  events: ['string-lights'],
  'things-to-do': ['string-lights', 'mercantile', 'prickly-pear', 'awning', 'swim-ring'],
  'downtown-square': ['town-square', 'pickup', 'mercantile'],
  'jacobs-well': ['deep-water', 'creek-light'],
  'blue-hole': ['swimming-hole', 'limestone-bank'],
  shopping: ['mercantile', 'awning', 'oak-meadow'],
  dining: ['awning', 'coffee-station'],
  'plan-event': ['string-lights', 'fire-pit'],
  'group-booking': ['dogtrot-night', 'oak-meadow'],
} as const satisfies Record<string, readonly PageStandIn[]>
