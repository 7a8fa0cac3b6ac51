import { floorboards } from '../../materials/tiles.ts'
import { flat, foliage, glowing } from '../../materials/plain.ts'
import { standingSeam } from '../../materials/roofing.ts'
import { masonry } from '../../materials/stone.ts'
import { soil } from '../../land/soil.ts'
import { isGravel } from './measures.ts'

/** A metal roof over cedar and limestone; linen and wildflowers on the tables. */
export const materials = {
  roof: standingSeam(['#7f9296', '#5f7278', '#a9b7b5'], { ridge: 'x', spacing: 0.46, gloss: 0.1 }),
  ceiling: floorboards(['#c58f58', '#b9824d', '#cf9b63', '#8a5a37'], 0.2),
  timber: flat('#9c6a42'),
  dark: flat('#6d4a34'),
  pier: masonry(['#ead9b8', '#dcc79e', '#f3e7cc', '#b39c78'], 0.2),
  cap: flat('#efe2c6'),
  slab: masonry(['#e2d3b4', '#d8c6a2', '#ecdfc4', '#b8a482'], 0.55),
  table: flat('#c8955f'),
  bench: flat('#b8824f'),
  linen: flat('#f6eedd'),
  china: flat('#f3ece0'),
  glass: flat('#bcd3cf'),
  napkin: flat('#c9704f'),
  wire: flat('#3c3a40', { castsShadow: false }),
  bulb: glowing('#ffe9b0', 1),
  candle: glowing('#ffd98c', 0.9),
  iron: flat('#3a3840'),
  vase: flat('#dfe6e2'),
  stem: flat('#7d9a52'),
  blues: flat('#4f66c0'),
  tip: flat('#f3efe6'),
  coral: flat('#e8704f'),
  flowers: [flat('#e2b13c'), flat('#d9573a'), flat('#f0e6cf'), flat('#c06a8c')],
  sage: foliage('#8fa37c', '#a2b38c', '#7b916e'),
  soil: soil({
    grass: ['#a9b05a', '#8fa04f', '#7b9148'],
    path: ['#ead9b5', '#d9c49a'],
    isPath: isGravel,
  }),
} as const
