import { queen } from '../../../furniture/bed.ts'
import { boards } from '../../../materials/boards.ts'
import {
  logCabinPatch,
  quilted,
  starPatch,
  striped,
  woven,
  zigzag,
} from '../../../materials/cloth.ts'
import { logs } from '../../../materials/logs.ts'
import { bark, flat, speckled } from '../../../materials/plain.ts'
import { limestone, masonry } from '../../../materials/stone.ts'
import { butcherBlock, floorboards, tiles } from '../../../materials/tiles.ts'
import { common } from '../../../rooms/common-inks.ts'

const log = ['#ece0c4', '#a5683f', '#f6efdc', '#c9563f', '#6a4c86'] as const
const star = ['#f0e6cd', '#3f7f78', '#d9a441', '#c9563f', '#6a4c86'] as const

/** What the rooms of Mountain Laurel are made of: logs, forest green, the purple of its bloom. */
export const inside = {
  ...common,
  logs: logs(['#b88a5e', '#a97c52', '#8a6240', '#ecdfc4']),
  boards: boards(['#efe3c8', '#e8dabb', '#cdbc98'], { width: 0.2 }),
  ceiling: boards(['#c49a6c', '#b98f61', '#8d6946'], { width: 0.2 }),
  beam: flat('#6f4f38'),
  floor: floorboards(['#a9764b', '#9d6c43', '#90613b', '#66442c']),
  flags: tiles(['#cdbf9f', '#c0b18f', '#d9ccb0'], '#9c8d70', { size: [0.34, 0.34] }),
  trim: flat('#e9dabb'),
  wood: flat('#a9713f'),
  darkWood: flat('#6b452c'),
  green: flat('#4d7263'),
  deepGreen: flat('#365548'),
  purple: flat('#6a4c86'),
  lilac: flat('#a98bc8'),
  red: flat('#c9563f'),
  gold: flat('#d9a441'),
  galvanized: flat('#aeb8b8', { gloss: 0.12 }),
  screen: flat('#2b3640'),
  stone: masonry(['#d3c3a5', '#c2b08f', '#e0d2b6', '#9c8b70'], 0.26),
  hearth: limestone(['#ecdfc4', '#dac9a6', '#b19b78']),
  soot: flat('#3d3430'),
  log: bark('#4a3328', '#6b4a36'),
  // A little of their own light: in a deep tub shade would lie in blots.
  enamelled: flat('#f4ecda', { emission: 0.35 }),
  bathWater: flat('#bcd6d2', { emission: 0.3, gloss: 0.2 }),
  enamel: speckled('#4d7263', '#e6ead9'),
  worktop: butcherBlock(['#c78f57', '#bb834c', '#8f6036']),
  splash: tiles(['#e9dfc6', '#e0d4b6', '#f1e9d4', '#c9b9d9'], '#c9b896', { size: [0.1, 0.1] }),
  bathTiles: tiles(['#5f8272', '#577a6a', '#698c7b'], '#dcd2b8', {
    size: [0.15, 0.075],
    isStaggered: true,
  }),
  quilt: quilted(logCabinPatch(log), queen),
  otherQuilt: quilted(starPatch(star), queen),
  throw: striped(
    [
      ['#6a4c86', 0.07],
      ['#ece0c4', 0.03],
      ['#a98bc8', 0.03],
      ['#ece0c4', 0.03],
    ],
    'z',
  ),
  otherThrow: striped(
    [
      ['#3f7f78', 0.08],
      ['#d9a441', 0.04],
    ],
    'z',
  ),
  rug: zigzag(['#6a4c86', '#e9dabb', '#4d7263', '#e9dabb', '#c9563f'], {
    half: [1.25, 0.95],
    border: '#365548',
    band: 0.2,
  }),
  runner: zigzag(['#4d7263', '#e9dabb', '#6a4c86', '#e9dabb'], {
    half: [1, 0.42],
    border: '#365548',
    band: 0.13,
  }),
  basket: woven('#c99f66', '#8f6a42'),
  curtain: flat('#efe2c4', { translucency: 0.5 }),
} as const

/** Laurel bloom in a cream pitcher. */
export function flowers(seed: number) {
  const { cream: vase, stem, purple: petal, lilac: tip, gold: other } = inside
  return { vase, stem, petal, tip, other, seed }
}
