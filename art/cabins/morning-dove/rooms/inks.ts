import { queen } from '../../../furniture/bed.ts'
import { boards } from '../../../materials/boards.ts'
import { ninePatch, quilted, striped, woven } from '../../../materials/cloth.ts'
import { flat, speckled } from '../../../materials/plain.ts'
import { butcherBlock, floorboards, tiles } from '../../../materials/tiles.ts'
import { common } from '../../../rooms/common-inks.ts'

/** What the rooms of Morning Dove are made of: pale boards, dove gray, rose, and morning light. */
export const inside = {
  ...common,
  wall: boards(['#f3ece0', '#eee5d7', '#d5cabb'], { width: 0.2, direction: 'lying' }),
  grayWall: boards(['#b4bcc8', '#abb4c1', '#929daf'], { width: 0.2, direction: 'lying' }),
  ceiling: boards(['#e9e0d2', '#e2d8c8', '#c8bca9'], { width: 0.16 }),
  floor: floorboards(['#c3aa90', '#b89f85', '#ad937a', '#857060']),
  bathFloor: tiles(['#e9e2d6', '#dfd7c9', '#e9e2d6', '#a4adba'], '#c4baa9', { size: [0.16, 0.16] }),
  trim: flat('#f6f0e4'),
  wood: flat('#a58a70'),
  darkWood: flat('#77624f'),
  dove: flat('#8f9aad'),
  deepDove: flat('#6b7690'),
  rose: flat('#c98082'),
  paleRose: flat('#e6bdb6'),
  sand: flat('#d8c7a4'),
  enamel: speckled('#c98082', '#f6e6df'),
  worktop: butcherBlock(['#cdb08c', '#c2a480', '#9d8263']),
  splash: tiles(['#dfe3e6', '#d3d9df', '#e8eaea', '#c5cdd6'], '#f3ece0', {
    size: [0.2, 0.1],
    isStaggered: true,
  }),
  bathTiles: tiles(['#bcc6cf', '#b1bcc8', '#c8d0d6'], '#eee7da', {
    size: [0.15, 0.075],
    isStaggered: true,
  }),
  quilt: quilted(ninePatch(['#f3ece0', '#8f9aad', '#e9dfd0', '#c98082', '#c3cad5']), queen),
  throw: striped(
    [
      ['#c98082', 0.08],
      ['#f3ece0', 0.02],
      ['#e6bdb6', 0.03],
      ['#f3ece0', 0.02],
    ],
    'z',
  ),
  rug: striped(
    [
      ['#8f9aad', 0.12],
      ['#f3ece0', 0.03],
      ['#c98082', 0.03],
      ['#f3ece0', 0.03],
    ],
    'z',
  ),
  basket: woven('#d8c19a', '#a98d68'),
  curtain: flat('#f3e9da', { translucency: 0.55 }),
} as const

/** Primroses in a gray pitcher. */
export function flowers(seed: number) {
  const { dove: vase, stem, paleRose: petal, cream: tip, rose: other } = inside
  return { vase, stem, petal, tip, other, seed }
}
