import { queen } from '../../../furniture/bed.ts'
import { boards } from '../../../materials/boards.ts'
import { pinwheelPatch, quilted, striped, woven } from '../../../materials/cloth.ts'
import { bark, flat, speckled } from '../../../materials/plain.ts'
import { limestone, masonry } from '../../../materials/stone.ts'
import { butcherBlock, floorboards, tiles } from '../../../materials/tiles.ts'
import { common } from '../../../rooms/common-inks.ts'

/** What the rooms of Mockingbird are made of: white boards, sky blue, butter yellow, rose. */
export const inside = {
  ...common,
  wall: boards(['#faf2df', '#f6ecd5', '#ddd0b4'], { width: 0.13 }),
  blueWall: boards(['#a9cdd4', '#a0c5cd', '#83aab4'], { width: 0.13 }),
  ceiling: boards(['#f6ecd8', '#f0e4cc', '#d6c8ab'], { width: 0.14 }),
  floor: floorboards(['#d3a873', '#c99c66', '#bd905b', '#8f6a42']),
  bathFloor: tiles(['#fbf5e6', '#f3ead4', '#fbf5e6', '#4f93b5'], '#d9cdb2', {
    size: [0.13, 0.13],
    isStaggered: true,
  }),
  trim: flat('#fbf5e6'),
  wood: flat('#c08d58'),
  darkWood: flat('#8a5f3c'),
  sky: flat('#4f93b5'),
  paleSky: flat('#86b8c9'),
  butter: flat('#ecc255'),
  rose: flat('#e0607a'),
  palePink: flat('#f0b3b8'),
  red: flat('#d8452f'),
  vinyl: flat('#2f3136'),
  screen: flat('#3b4a55'),
  brick: masonry(['#b5654a', '#a85a42', '#c2745a', '#e0cfb2'], 0.1),
  soot: flat('#4a3a34'),
  hearth: limestone(['#efe4cc', '#ddcfae', '#b7a482']),
  log: bark('#4a3328', '#6b4a36'),
  enamel: speckled('#fbf5e6', '#4f93b5'),
  worktop: butcherBlock(['#d9ae76', '#cfa169', '#a77c4a']),
  splash: tiles(['#f7efdc', '#fbf5e6', '#f1e6cd', '#f7efdc', '#ecc255'], '#d5c7a8', {
    size: [0.1, 0.1],
  }),
  bathTiles: tiles(['#f6d3d0', '#f3c8c6', '#f9dedb'], '#fbf5e6', {
    size: [0.15, 0.075],
    isStaggered: true,
  }),
  quilt: quilted(pinwheelPatch(['#fbf3e2', '#4f93b5', '#fbf3e2', '#ecc255', '#e0607a']), queen),
  throw: striped(
    [
      ['#ecc255', 0.07],
      ['#fbf3e2', 0.04],
    ],
    'z',
  ),
  rug: striped(
    [
      ['#4f93b5', 0.1],
      ['#fbf3e2', 0.05],
      ['#e0607a', 0.05],
      ['#fbf3e2', 0.05],
      ['#ecc255', 0.07],
      ['#fbf3e2', 0.05],
    ],
    'x',
  ),
  basket: woven('#e0bd80', '#b78d53'),
  curtain: flat('#fbf0d8', { translucency: 0.55 }),
} as const

/** Roses and daisies in a blue pitcher. */
export function flowers(seed: number) {
  const { sky: vase, stem, rose: petal, palePink: tip, butter: other } = inside
  return { vase, stem, petal, tip, other, seed }
}
