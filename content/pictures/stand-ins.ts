// The placeholder pictures until the owner's photographs are there (README.md beside this file).

import type { ShotName } from './shots.ts'

/** Of the drawings in `drawn/`, by cabin or place. */
type DrawingName = `${string}/${string}`

type Albums = Record<string, readonly (ShotName | DrawingName)[]>

/** The pictures of each cabin, the one on its card first. Keys are cabin slugs. */
export const cabinAlbums = {
  'desert-willow': [
    'gable-dusk',
    'bedroom',
    'coffee-station',
    'string-lights',
    'lamplit-porch',
    'bluebonnets-at-dusk',
    'bedside',
    'kitchenette',
    'wood-smoke',
    'porch-chair',
    'kitchen-window',
    'creek-light',
  ],
  'coyote-cabin': [
    'lamplit-porch',
    'fire-pit',
    'bedside',
    'milky-way',
    'kitchenette',
    'oak-at-night',
    'wood-smoke',
    'bedroom',
    'coffee-station',
    'bluebonnets-at-dusk',
    'swim-ring',
  ],
  'texas-sage': [
    'texas-sage/dusk',
    'texas-sage/porch',
    'texas-sage/bedroom',
    'texas-sage/kitchen',
    'texas-sage/living',
    'texas-sage/view',
    'texas-sage/fire-pit',
    'texas-sage/night',
    'a-frame-window',
    'prickly-pear',
  ],
  'mockingbird-cabin': [
    'gable-day',
    'porch-chair',
    'bedroom',
    'farmhouse-sink',
    'porch-flowers',
    'stone-chimney',
    'kitchenette',
    'bedside',
    'hanging-baskets',
    'string-lights',
    'cypress',
  ],
  'morning-dove': [
    'porch',
    'kitchen-window',
    'bedside',
    'porch-flowers',
    'hanging-baskets',
    'coffee-station',
    'bedroom',
    'farmhouse-sink',
    'oak-meadow',
    'creek-light',
  ],
  'mountain-laurel': [
    'dogtrot-night',
    'bedroom',
    'fire-pit',
    'kitchenette',
    'dogtrot-porch',
    'milky-way',
    'bedside',
    'coffee-station',
    'oak-at-night',
    'farmhouse-sink',
    'prickly-pear',
    'swimming-hole',
  ],
} as const satisfies Albums

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
} as const satisfies Albums

export const albums: Albums = { ...cabinAlbums, ...pageAlbums }
