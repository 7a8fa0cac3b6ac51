import { boards, planks } from '../../materials/boards.ts'
import { bark, flat, foliage, glowing } from '../../materials/plain.ts'
import { shingles } from '../../materials/roofing.ts'
import { shingleSiding } from '../../materials/shingle-siding.ts'
import { limestone, masonry } from '../../materials/stone.ts'

const cedarShingles = ['#8d7460', '#7d6653', '#57463c'] as const

/** What Mockingbird is made of: white shingles, a cedar roof, sky blue, and a cottage garden. */
export const materials = {
  siding: shingleSiding(['#f4ead6', '#e9dcc3', '#c9b596']),
  trim: flat('#fbf5e6'),
  door: flat('#4f93b5'),
  blue: flat('#4f93b5'),
  glass: flat('#3d5562'),
  roofAcross: shingles(cedarShingles, 'x'),
  roofAlong: shingles(cedarShingles, 'z'),
  verge: flat('#fbf5e6'),
  ceiling: boards(['#b5d3d6', '#abc9cd', '#88a7ad'], { width: 0.14 }),
  deck: planks(['#b99a77', '#ab8c6a', '#75604b'], 'x'),
  brick: masonry(['#b5654a', '#a85a42', '#c2745a', '#d8c4a4'], 0.12),
  foundation: masonry(['#d9cbb0', '#c9b999', '#e5d9c0', '#97876d'], 0.22),
  limestone: limestone(['#efe4cc', '#ddcfae', '#b7a482']),
  swing: flat('#e2b13c'),
  box: flat('#fbf5e6'),
  clay: flat('#c96b45'),
  iron: flat('#2f3136'),
  cup: flat('#fbf5e6'),
  lantern: glowing('#ffdf9d', 1),
  log: bark('#4a3328', '#6b4a36'),
  grain: flat('#d3a871'),
  bark: bark('#5b4a40', '#7d6552'),
  oak: foliage('#5f7d3c', '#769147', '#4d6a39'),
  juniper: foliage('#46674a', '#557652', '#375740'),
  hedge: foliage('#6d8f4a', '#84a556', '#587b40'),
  roses: foliage('#e0607a', '#ee8aa0', '#c9445f'),
  geraniums: foliage('#d8452f', '#e86a4a', '#b83a2c'),
  whites: foliage('#fbf3e2', '#f3e4c9', '#fffaf0'),
  grasses: [flat('#9fae55'), flat('#869a4c'), flat('#bdb562')],
  stem: flat('#6f9147'),
  flowers: [flat('#efc043'), flat('#fbf3e2'), flat('#e0607a'), flat('#7d7fc9')],
  birdGray: flat('#727880'),
  birdPale: flat('#ece9e2'),
  birdWing: flat('#3c4148'),
  beak: flat('#2f3136'),
} as const
