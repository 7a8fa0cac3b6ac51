import { boards, planks } from '../../materials/boards.ts'
import { netting } from '../../materials/netting.ts'
import { bark, flat, foliage, glowing } from '../../materials/plain.ts'
import { standingSeam } from '../../materials/roofing.ts'
import { limestone, masonry } from '../../materials/stone.ts'

const tin = ['#8d97ab', '#6c7690', '#b1b9c6'] as const

/** What Morning Dove is made of: dove-gray boards, white trim, netting, a rose door. */
export const materials = {
  siding: boards(['#aeb6c2', '#a4adba', '#7c8698'], { width: 0.19, direction: 'lying' }),
  trim: flat('#f3ede2'),
  door: flat('#c98082'),
  glass: flat('#46566e'),
  roofAcross: standingSeam(tin, { ridge: 'x', spacing: 0.42, gloss: 0.3 }),
  roofAlong: standingSeam(tin, { ridge: 'z', spacing: 0.42, gloss: 0.3 }),
  fascia: flat('#f3ede2'),
  ceiling: boards(['#c9d6d8', '#bfced1', '#9bacb3'], { width: 0.15 }),
  netting: netting('#5f6b80'),
  deck: planks(['#a99f96', '#9c9289', '#6d6661'], 'x'),
  foundation: masonry(['#d8cdbc', '#c8bba8', '#e4dccd', '#938a7c'], 0.22),
  limestone: limestone(['#f0e8d8', '#dfd3bd', '#b9ab93']),
  rockers: flat('#f3ede2'),
  rug: flat('#c98082'),
  cloth: boards(['#f1e3cf', '#c98082', '#c98082'], { width: 0.16 }),
  rope: flat('#d8c7a4'),
  clay: flat('#b98a76'),
  iron: flat('#3a3f4b'),
  cup: flat('#f3ede2'),
  lantern: glowing('#ffe3ae', 1),
  log: bark('#4a3328', '#6b4a36'),
  wood: flat('#8f7560'),
  bark: bark('#5f544c', '#80705f'),
  oak: foliage('#6f8556', '#829763', '#5c734d'),
  juniper: foliage('#4f6f5c', '#5e7f69', '#405d4c'),
  shrub: foliage('#8fa68a', '#a2b69a', '#7c9479'),
  grasses: [flat('#b3b77f'), flat('#98a46c'), flat('#c9c398')],
  stem: flat('#86996a'),
  primrose: flat('#f0b9c3'),
  poppy: flat('#faf4e8'),
  doveBack: flat('#a8a09c'),
  doveBreast: flat('#d8c3b8'),
  doveWing: flat('#867f7e'),
  beak: flat('#4d4645'),
} as const
