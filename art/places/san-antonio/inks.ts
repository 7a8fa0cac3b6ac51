import { flat } from '../../materials/plain.ts'
import { masonry } from '../../materials/stone.ts'

/** Old limestone, rough and dressed, with a little plaster left on it. */
export const materials = {
  stone: masonry(['#e6cfa2', '#dabf8e', '#f0deb6', '#c2a273'], 0.42),
  dressed: flat('#f1e2bf'),
  plaster: flat('#ead3a6'),
  door: flat('#8a4f34'),
  dark: flat('#4c3a40'),
  bronze: flat('#5f6f62'),
  iron: flat('#3d3540'),
  rubble: masonry(['#dfc596', '#d2b583', '#ead3a6', '#b39465'], 0.36),
} as const
