import { bark, flat, foliage, glowing } from '../../materials/plain.ts'
import { boards } from '../../materials/boards.ts'
import { striped } from '../../materials/cloth.ts'
import { limestone, masonry } from '../../materials/stone.ts'
import { corrugatedTin } from '../../materials/tin.ts'

const tin = ['#a98368', '#6d5348', '#a8623f'] as const

/** What Coyote Cabin is made of: cream limestone, rusted tin, indigo shutters. */
export const materials = {
  stone: masonry(['#ead8b4', '#dcc598', '#f3e6c9', '#a58d68'], 0.3),
  chimney: masonry(['#dfc9a0', '#cfb586', '#ecdbb9', '#957c5a'], 0.34),
  flag: limestone(['#efe2c4', '#e0cda5', '#b8a07a']),
  trim: flat('#5b4331'),
  door: flat('#a63f34'),
  shutters: boards(['#3f5680', '#384d75', '#273757'], { width: 0.17 }),
  glass: flat('#26354e'),
  roofLong: corrugatedTin(tin, 'x', 0.55),
  roofEnd: corrugatedTin(tin, 'z', 0.55),
  fascia: flat('#4d3a2e'),
  timber: flat('#6d4f39'),
  chairs: [flat('#c96f3c'), flat('#3f8f8b')],
  blanket: striped(
    [
      ['#d9b14a', 0.07],
      ['#f0e3c4', 0.02],
      ['#a63f34', 0.03],
      ['#f0e3c4', 0.02],
    ],
    'z',
  ),
  cup: flat('#f4ead2'),
  lantern: glowing('#ffdf9d', 1),
  iron: flat('#26272c'),
  log: bark('#4a3328', '#6b4a36'),
  bark: bark('#5b4a40', '#7d6552'),
  fur: flat('#6b5a4a'),
  oak: foliage('#5f7043', '#6f804d', '#4f6139'),
  juniper: foliage('#46614c', '#547055', '#375040'),
  agave: flat('#8aa9a6'),
  pad: flat('#7f9a5c'),
  fruit: flat('#c9535a'),
  sotol: flat('#93a884'),
  grasses: [flat('#8f8f50'), flat('#7a8247'), flat('#b09c5e')],
  stem: flat('#7d8f52'),
  daisy: flat('#f3ecd4'),
} as const
