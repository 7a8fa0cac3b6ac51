import { bark, flat, foliage, glowing } from '../../materials/plain.ts'
import { boards, planks } from '../../materials/boards.ts'
import { standingSeam } from '../../materials/roofing.ts'
import { limestone, masonry } from '../../materials/stone.ts'

/** What Texas Sage is made of: a red roof, honey boards, pale stone, and sage around it. */
export const materials = {
  roof: standingSeam(['#b4473a', '#8a3530', '#cf6350'], { ridge: 'z', spacing: 0.45, gloss: 0.12 }),
  fascia: flat('#f1e3c6'),
  trim: flat('#f4ead2'),
  boards: boards(['#c98f57', '#bd824c', '#8a5a37'], { width: 0.22 }),
  deck: planks(['#b98a5f', '#a97a52', '#6f5140'], 'z'),
  rail: flat('#a9703f'),
  cable: flat('#2f3f49'),
  foundation: masonry(['#ead9b8', '#dcc79e', '#f3e7cc', '#b39c78'], 0.24),
  limestone: limestone(['#f3e8cf', '#e5d5b2', '#c3ab85']),
  clay: flat('#c96b45'),
  teal: flat('#2f8f8a'),
  mustard: flat('#e2a63a'),
  enamel: flat('#35608a'),
  darkWood: flat('#7b4e31'),
  flames: [glowing('#e8622c', 0.8), glowing('#ffa63d', 0.9), glowing('#ffe08a', 1)] as const,
  bark: bark('#5b4a40', '#7d6552'),
  oak: foliage('#56783c', '#6b8a44', '#48693a'),
  cedar: foliage('#3c6248', '#4b7252', '#2f5340'),
  sage: foliage('#8fa37c', '#a2b38c', '#7b916e'),
  agave: flat('#8fb0a0'),
  pad: flat('#86a45f'),
  fruit: flat('#e8b63c'),
  grasses: [flat('#a7ad55'), flat('#869a4c'), flat('#c8b868')],
  stem: flat('#7d9a52'),
  bluebonnets: [flat('#3f5fc0'), flat('#5a74d2')],
  bluebonnetTip: flat('#f3efe6'),
  paintbrush: flat('#e8593a'),
} as const
