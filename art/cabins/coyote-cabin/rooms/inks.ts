import { queen } from '../../../furniture/bed.ts'
import { boards } from '../../../materials/boards.ts'
import { quilted, starPatch, striped, woven, zigzag } from '../../../materials/cloth.ts'
import { bark, flat, speckled } from '../../../materials/plain.ts'
import { limestone, masonry } from '../../../materials/stone.ts'
import { butcherBlock, floorboards, tiles } from '../../../materials/tiles.ts'
import { common } from '../../../rooms/common-inks.ts'

const night = ['#f0e3c4', '#2f4a7d', '#7f93b8', '#e0b04a', '#1f325c'] as const

/** What the rooms of Coyote Cabin are made of: limestone, dark beams, indigo, copper, rust. */
export const inside = {
  ...common,
  stone: masonry(['#e6d3ad', '#d9c193', '#efe1c1', '#b39b74'], 0.3),
  plaster: boards(['#eee0c2', '#eadbbb', '#ddcba5'], { width: 1.1 }),
  indigo: boards(['#415a86', '#3a527c', '#2b3f63'], { width: 0.2 }),
  ceiling: boards(['#a9805a', '#9d744f', '#6f5038'], { width: 0.2 }),
  beam: flat('#5f432f'),
  floor: floorboards(['#9c6d49', '#90623f', '#835737', '#5b3b27']),
  flags: tiles(['#d9c8a4', '#cdb98f', '#e2d4b4'], '#a8946e', { size: [0.45, 0.45] }),
  trim: flat('#5b4331'),
  wood: flat('#8d6140'),
  darkWood: flat('#5d4230'),
  rust: flat('#b5613c'),
  navy: flat('#2f4a7d'),
  deepNavy: flat('#24395f'),
  gold: flat('#e0b04a'),
  copper: flat('#c8763f', { gloss: 0.12 }),
  soot: flat('#3b302b'),
  hearth: limestone(['#e3d3ae', '#d2be94', '#a8926b']),
  log: bark('#4a3328', '#6b4a36'),
  enamel: speckled('#35507f', '#dfe6ea'),
  worktop: butcherBlock(['#b98353', '#ad7747', '#835633']),
  splash: tiles(['#e6d8b8', '#dccba6', '#efe4ca'], '#b8a47c', {
    size: [0.15, 0.075],
    isStaggered: true,
  }),
  bathTiles: tiles(['#3d5682', '#354d77', '#46608c', '#d9a54c', '#3d5682'], '#cdbf9e', {
    size: [0.12, 0.12],
  }),
  quilt: quilted(starPatch(night), queen),
  throw: striped(
    [
      ['#b5613c', 0.08],
      ['#24395f', 0.03],
      ['#e0b04a', 0.03],
      ['#24395f', 0.03],
    ],
    'z',
  ),
  rug: zigzag(['#24395f', '#e6d3ad', '#b5613c', '#24395f', '#e0b04a'], {
    half: [1.25, 0.95],
    border: '#24395f',
    band: 0.2,
  }),
  runner: zigzag(['#b5613c', '#e6d3ad', '#24395f', '#e6d3ad'], {
    half: [1, 0.42],
    border: '#24395f',
    band: 0.13,
  }),
  basket: woven('#b98f5c', '#7d5a3a'),
} as const
