import { boards } from '../../../materials/boards.ts'
import { quilted, starPatch, striped, woven, zigzag } from '../../../materials/cloth.ts'
import { flat, foliage, speckled } from '../../../materials/plain.ts'
import { butcherBlock, floorboards, tiles } from '../../../materials/tiles.ts'
import { queen } from '../../../furniture/bed.ts'

const bathCreams = ['#f1e8d2', '#ece1c8', '#f4edda'] as const

/** What the rooms of Texas Sage are made of: honey boards, cream, silver sage and its purple. */
export const inside = {
  slope: boards(['#e2b780', '#d9ac74', '#b08450'], { width: 0.17, direction: 'lying' }),
  wall: boards(['#f2e7cf', '#ece0c5', '#cfbf9f'], { width: 0.16 }),
  sageWall: boards(['#a9b79c', '#a2b195', '#84957c'], { width: 0.2 }),
  ceiling: boards(['#dcae78', '#d3a36c', '#aa7d4d'], { width: 0.2 }),
  floor: floorboards(['#bd8a5a', '#b17e50', '#a57248', '#7d5436']),
  rafter: flat('#9a6a41'),
  frame: flat('#f4ead2'),
  wood: flat('#b07a4a'),
  darkWood: flat('#7b4e31'),
  oak: flat('#c99a66'),
  iron: flat('#3a3a40'),
  brass: flat('#d9a54c'),
  steel: flat('#c3ccca'),
  white: flat('#fbf4e4'),
  basin: flat('#d9cfb9'),
  cream: flat('#f4ead2'),
  paper: flat('#f3e6c4'),
  sage: flat('#8fa587'),
  deepSage: flat('#5f7d66'),
  purple: flat('#7a5a97'),
  lilac: flat('#a98bc0'),
  mustard: flat('#e0a63f'),
  clay: flat('#c8693f'),
  teal: flat('#2f7f80'),
  blue: flat('#35608a'),
  enamel: speckled('#35608a', '#dfe6ea'),
  red: flat('#b4473a'),
  coffee: flat('#4b3024'),
  peach: flat('#f0a35c'),
  ripePeach: flat('#e37f4c'),
  straw: flat('#e3c07a'),
  curtain: flat('#efe0bd', { translucency: 0.5 }),
  leaf: foliage('#6f9155', '#86a663', '#577a47'),
  sageLeaf: foliage('#9aae8a', '#aebd9c', '#84987a'),
  stem: flat('#6d8a50'),
  bluebonnet: flat('#4661bb'),
  bluebonnetTip: flat('#f3efe6'),
  basket: woven('#d2a768', '#ab7f4b'),
  stripes: striped(
    [
      ['#f4ead2', 0.05],
      ['#8fa587', 0.02],
      ['#f4ead2', 0.02],
      ['#7a5a97', 0.012],
    ],
    'x',
  ),
  throw: striped(
    [
      ['#e0a63f', 0.06],
      ['#f3e4c4', 0.05],
      ['#e0a63f', 0.06],
      ['#c8693f', 0.05],
    ],
    'z',
  ),
  quilt: quilted(starPatch(['#f4ead4', '#7d9a80', '#a98bc0', '#e0a63f', '#6d5590']), queen),
  worktop: butcherBlock(['#d3a26b', '#c7935c', '#a2733f']),
  backsplash: tiles(['#9fb59a', '#aabfa4', '#93ab90', '#b5c6ac'], '#e9e2cc', {
    size: [0.15, 0.075],
    isStaggered: true,
  }),
  bathTiles: tiles(['#8ea78c', '#99b096', '#84a083', '#a4b99d'], '#e6e0ca', {
    size: [0.1, 0.1],
  }),
  bathFloor: tiles([...bathCreams, ...bathCreams, '#8a6aa3'], '#cfc3a6', {
    size: [0.14, 0.14],
    isStaggered: true,
  }),
  livingRug: zigzag(['#c8693f', '#f3e4c4', '#5f7d66', '#e0a63f'], {
    half: [1.2, 0.9],
    border: '#f3e4c4',
  }),
  bedRug: zigzag(['#7a5a97', '#f3e4c4', '#8fa587', '#f3e4c4', '#e0a63f'], {
    half: [1.5, 0.75],
    border: '#efe0c0',
    band: 0.16,
  }),
  kitchenRug: striped(
    [
      ['#5f7d66', 0.1],
      ['#f3e4c4', 0.04],
      ['#c8693f', 0.06],
      ['#f3e4c4', 0.04],
    ],
    'x',
  ),
  bathMat: striped(
    [
      ['#8fa587', 0.14],
      ['#f4ead2', 0.03],
    ],
    'z',
  ),
} as const
