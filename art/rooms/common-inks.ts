import { flat, foliage } from '../materials/plain.ts'

/** What the rooms of every cabin have: metals, china, paper, coffee, leaves. */
export const common = {
  white: flat('#fbf4e4'),
  cream: flat('#f4ead2'),
  basin: flat('#d9cfb9'),
  paper: flat('#f3e6c4'),
  iron: flat('#3a3a40'),
  brass: flat('#d9a54c'),
  steel: flat('#c3ccca'),
  oak: flat('#c99a66'),
  straw: flat('#e3c07a'),
  clay: flat('#c8693f'),
  mustard: flat('#e0a63f'),
  teal: flat('#2f7f80'),
  blue: flat('#35608a'),
  coffee: flat('#4b3024'),
  glass: flat('#cfe0dc', { castsShadow: false }),
  leaf: foliage('#6f9155', '#86a663', '#577a47'),
  sageLeaf: foliage('#9aae8a', '#aebd9c', '#84987a'),
  stem: flat('#6d8a50'),
} as const
