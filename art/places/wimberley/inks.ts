import { boards } from '../../materials/boards.ts'
import { flagstones, roadway } from '../../materials/pavement.ts'
import { bark, flat, foliage, glowing } from '../../materials/plain.ts'
import { standingSeam } from '../../materials/roofing.ts'
import { limestone, masonry } from '../../materials/stone.ts'

/** What Wimberley is built of: cream limestone, painted boards, tin roofs, and oaks and cypresses. */
export const materials = {
  creamStone: masonry(['#eddcb8', '#e0cb9f', '#f5e8cb', '#c3ab82'], 0.3),
  honeyStone: masonry(['#dfc08c', '#d2b07c', '#e9d09f', '#b18f62'], 0.34),
  limestone: limestone(['#f4e9d0', '#e4d3ae', '#bfa67e']),
  redBoards: boards(['#bb5a3f', '#b05238', '#87392a'], { width: 0.2, direction: 'lying' }),
  ochreBoards: boards(['#d9a552', '#cf9a48', '#a67534'], { width: 0.2 }),
  greenBoards: boards(['#86a892', '#7c9f88', '#5f8070'], { width: 0.18, direction: 'lying' }),
  whiteBoards: boards(['#f1e8d4', '#ebe0c8', '#c9bca0'], { width: 0.18, direction: 'lying' }),
  cream: flat('#f7ecd4'),
  darkWood: flat('#5d4234'),
  oakWood: flat('#a5744a'),
  teal: flat('#2f7479'),
  red: flat('#b9492f'),
  mustard: flat('#dea43c'),
  blue: flat('#4d719e'),
  sand: flat('#ead7ae'),
  iron: flat('#3a3836'),
  clay: flat('#c9704a'),
  tin: standingSeam(['#a9b5b0', '#84938f', '#c5cec7'], { ridge: 'x', spacing: 0.4, gloss: 0.1 }),
  tinAcross: standingSeam(['#a9b5b0', '#84938f', '#c5cec7'], {
    ridge: 'z',
    spacing: 0.4,
    gloss: 0.1,
  }),
  glass: flat('#52747a'),
  sidewalk: flagstones(['#e9d9b8', '#e0cda6', '#c4ae87']),
  plaza: flagstones(['#e6d3ae', '#d9c193', '#bba377'], 0.8),
  road: roadway('#c8b497', '#d3c1a4'),
  globe: flat('#fbf3dc'),
  lamp: glowing('#fff0c4', 1),
  bark: bark('#5b4a40', '#7d6552'),
  oak: foliage('#587c3f', '#6f9049', '#49693a'),
  cypress: foliage('#6f9a42', '#88ae4e', '#5d8a40'),
  cypressBark: bark('#7c5d49', '#97755c'),
  fernLeaf: foliage('#7fae4f', '#93bd58', '#6b9a48'),
  cedarLeaf: foliage('#3f6a4c', '#4e7a56', '#335843'),
  pad: flat('#86a45f'),
  agaveLeaf: flat('#8fb0a0'),
  far: foliage('#6f8f55', '#809c5c', '#5f8050'),
  shrub: foliage('#6b8f4a', '#7f9f55', '#587d42'),
  petalRed: foliage('#dc5a3c', '#ea8043', '#c24339'),
  petalBlue: foliage('#5a6fc8', '#7f90da', '#f2ecdf'),
  petalPink: foliage('#d9618f', '#e98bab', '#f6d3d3'),
  grasses: [flat('#a3b25a'), flat('#879f4e'), flat('#bfc06a')],
} as const
