import { flagstones, roadway } from '../../materials/pavement.ts'
import { flat, foliage } from '../../materials/plain.ts'
import { shingles, standingSeam } from '../../materials/roofing.ts'
import { masonry } from '../../materials/stone.ts'

/** Limestone and fachwerk, green trim, and peaches. */
export const materials = {
  stones: [
    masonry(['#ecdcb8', '#dfcda2', '#f5e8cb', '#bba57e'], 0.3),
    masonry(['#e3c79a', '#d6b888', '#edd5ac', '#ad8d64'], 0.34),
    masonry(['#efe3cb', '#e2d3b5', '#f7eedb', '#c2b08f'], 0.28),
  ],
  plaster: flat('#f3e8cf'),
  frame: flat('#6b4632'),
  shutter: flat('#4f7f86'),
  pane: flat('#3f5a66', { gloss: 0.2 }),
  shingle: shingles(['#8d7a68', '#7d6a5b', '#5c4d45'], 'x'),
  tin: standingSeam(['#93a7a4', '#728682', '#b9c6bf'], { ridge: 'z', spacing: 0.42, gloss: 0.1 }),
  cream: flat('#f6ecd6'),
  greens: [flat('#3f6f5e'), flat('#a94c38'), flat('#39667c')],
  iron: flat('#3a3433'),
  globe: flat('#f7efd9'),
  street: roadway('#cdb795', '#c2aa87'),
  walk: flagstones(['#e9d9b8', '#e0cda8', '#b9a27f']),
  curb: flat('#d9c7a3'),
  lawn: ['#b3bd68', '#98ab59', '#839a50'],
  box: flat('#c08a55'),
  boxDark: flat('#8d6140'),
  peaches: [flat('#f29a5b'), flat('#ea7a50'), flat('#f6b76c')],
  cloths: [flat('#e8785a'), flat('#f8efdc')],
  hedge: foliage('#5b8048', '#6d9152', '#4b6f40'),
  blossom: foliage('#d9573a', '#e8803f', '#c23f58'),
} as const
