import { bark, flat, foliage } from './plain.ts'
import { limestone, masonry } from './stone.ts'

/** What grows and lies everywhere in the Hill Country. */
export const country = {
  bark: bark('#5b4a40', '#7d6552'),
  oak: foliage('#56783c', '#6b8a44', '#48693a'),
  cedar: foliage('#3c6248', '#4b7252', '#2f5340'),
  sage: foliage('#8fa37c', '#a2b38c', '#7b916e'),
  grasses: [flat('#a7ad55'), flat('#869a4c'), flat('#c8b868')],
  stem: flat('#7d9a52'),
  pad: flat('#86a45f'),
  fruit: flat('#c8506a'),
  agave: flat('#8fb0a0'),
  limestone: limestone(['#f3e8cf', '#e5d5b2', '#c3ab85']),
  rubble: masonry(['#ead9b8', '#dcc79e', '#f3e7cc', '#b39c78'], 0.24),
} as const
