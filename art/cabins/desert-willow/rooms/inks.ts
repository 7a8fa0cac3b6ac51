import { boards } from '../../../materials/boards.ts'
import { quilted, striped, woven, zigzag, ninePatch } from '../../../materials/cloth.ts'
import { flat } from '../../../materials/plain.ts'
import { butcherBlock, floorboards, tiles } from '../../../materials/tiles.ts'
import { queen } from '../../../furniture/bed.ts'
import { common } from '../../../rooms/common-inks.ts'

const turquoise = ['#3f9a97', '#358b8a', '#4aa6a0', '#2f7f80'] as const

/** What the rooms of Desert Willow are made of: sand and terracotta, turquoise, pink of the bloom. */
export const inside = {
  ...common,
  plaster: boards(['#f1dcb8', '#eed7b1', '#e3c99f'], { width: 0.9 }),
  adobe: flat('#d98f68'),
  ceiling: boards(['#c99a6b', '#bf8f60', '#946a45'], { width: 0.18 }),
  beam: flat('#7c5238'),
  floor: tiles(['#c4744f', '#b96a47', '#cc7f58', '#b0623f'], '#dcb48a', { size: [0.32, 0.32] }),
  boards: floorboards(['#b98457', '#ad784d', '#a06c44', '#774d32']),
  trim: flat('#2f8f8d'),
  wood: flat('#9d673f'),
  darkWood: flat('#6c4430'),
  turquoise: flat('#2f8f8d'),
  deepTurquoise: flat('#256f70'),
  rose: flat('#dd7fa8'),
  red: flat('#b8503a'),
  worktop: butcherBlock(['#c9925c', '#bc844f', '#946238']),
  splash: tiles([...turquoise, '#e9d3a4', '#d9805a'], '#efe2c4', { size: [0.11, 0.11] }),
  bathTiles: tiles(turquoise, '#e6dcc2', { size: [0.075, 0.15] }),
  showerFloor: tiles(['#e9d3a4', '#e0c794', '#d98f68'], '#cbb48a', { size: [0.09, 0.09] }),
  quilt: quilted(ninePatch(['#f3e3c3', '#c9563f', '#e7cfa2', '#e0a13c', '#2f8f8d']), queen),
  throw: striped(
    [
      ['#dd7fa8', 0.06],
      ['#f3e3c3', 0.03],
      ['#2f8f8d', 0.04],
      ['#f3e3c3', 0.03],
    ],
    'z',
  ),
  serape: zigzag(['#c9563f', '#f0dcb4', '#2f8f8d', '#e0a13c', '#7a3b4a'], {
    half: [1.15, 0.85],
    border: '#f0dcb4',
    band: 0.15,
  }),
  runner: zigzag(['#2f8f8d', '#f0dcb4', '#c9563f', '#f0dcb4'], {
    half: [1.1, 0.45],
    border: '#7a3b4a',
    band: 0.12,
  }),
  basket: woven('#d2a768', '#a5663f'),
  curtain: flat('#f3dfba', { translucency: 0.5 }),
} as const

/** Desert willow's own flowers in a turquoise pitcher. */
export function flowers(seed: number) {
  const { turquoise: vase, stem, rose: petal, cream: tip, mustard: other } = inside
  return { vase, stem, petal, tip, other, seed }
}
