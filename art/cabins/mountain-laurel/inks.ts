import { boards, planks } from '../../materials/boards.ts'
import { logs } from '../../materials/logs.ts'
import { bark, flat, foliage, glowing } from '../../materials/plain.ts'
import { standingSeam } from '../../materials/roofing.ts'
import { limestone, masonry } from '../../materials/stone.ts'

const green = ['#56766a', '#3f5b54', '#7d9a8b'] as const

/** What Mountain Laurel is made of: dark logs, pale chinking, a green roof, purple blossom. */
export const materials = {
  logs: logs(['#8d6748', '#7b563c', '#5c3f2f', '#e3d4b8']),
  gable: boards(['#86613f', '#7a5738', '#54392a'], { width: 0.2 }),
  trim: flat('#e9dabb'),
  door: flat('#6a4c86'),
  glass: flat('#2b3d58'),
  roof: standingSeam(green, { ridge: 'x', spacing: 0.45, gloss: 0.25 }),
  fascia: flat('#4b382c'),
  ceiling: boards(['#a9805a', '#9c744f', '#6f5038'], { width: 0.16 }),
  deck: planks(['#a87b56', '#99704c', '#624534'], 'x'),
  post: flat('#6f4f38'),
  rail: flat('#e2d2b2'),
  chimney: masonry(['#d3c3a5', '#c2b08f', '#e0d2b6', '#8d7c63'], 0.28),
  foundation: masonry(['#d3c3a5', '#c2b08f', '#e0d2b6', '#8d7c63'], 0.24),
  limestone: limestone(['#ecdfc4', '#dac9a6', '#b19b78']),
  table: flat('#a9713f'),
  bench: flat('#8f5d36'),
  rockers: flat('#e9dabb'),
  chairs: [flat('#6a4c86'), flat('#d9a441'), flat('#3f7f78')],
  enamel: flat('#26272d', { gloss: 0.3 }),
  cup: flat('#f4ead2'),
  bowl: flat('#c9563f'),
  lantern: glowing('#ffdf9d', 1),
  bulb: glowing('#ffe0a0', 1),
  iron: flat('#2a2b31'),
  log: bark('#4a3328', '#6b4a36'),
  bark: bark('#5b4a40', '#7d6552'),
  laurel: foliage('#4f7a46', '#649052', '#3d6440'),
  bloom: foliage('#8c5fc4', '#a77bd8', '#7a4db4'),
  bud: foliage('#6b42a8', '#7f55bb', '#5f3a98'),
  oak: foliage('#56783c', '#6b8a44', '#48693a'),
  juniper: foliage('#3c6248', '#4b7252', '#2f5340'),
  fern: foliage('#5f8f4c', '#78a458', '#4d7a41'),
  grasses: [flat('#8fa552'), flat('#77924a'), flat('#aab065')],
  stem: flat('#6d8f4a'),
  phlox: flat('#b98ad6'),
  lilac: flat('#8c5fc4'),
  daisy: flat('#f3ecd4'),
} as const
