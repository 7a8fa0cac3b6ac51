import { placeOn } from '../core/axes.ts'
import { ink, type Ink } from '../core/inks.ts'
import { fraction } from '../core/numbers.ts'
import { hash } from '../core/random.ts'
import type { Material } from '../tracer/material.ts'
import type { Pane } from './lit-window.ts'

const goods = ['#b5482f', '#2f6f73', '#d79a3c', '#7d3f4a', '#5f7d5a', '#e8d3a2'].map(ink)
const lit = {
  upper: ink('#ffe2a1'),
  lower: ink('#f8c878'),
  wood: ink('#9c5a30'),
  lamp: ink('#fffbe6'),
}
const day = {
  upper: ink('#5d8286'),
  lower: ink('#7d8a7c'),
  wood: ink('#6f4f3c'),
  lamp: ink('#f3e3b4'),
}
const glint = ink('#bcd6d0')

/** Metres of shelf that each thing has. */
const room = 0.36

/** A shop window: a table and a shelf of goods; by day with the sky's glints on the glass. */
export function shopPane({ along, from, to, sill, head }: Pane, isLit: boolean): Material {
  const inks = isLit ? lit : day
  return {
    ...(isLit ? { emission: 0.45 } : { gloss: 0.16 }),
    color: (point) => {
      const place = placeOn(along, point) - from
      const up = (point[1] - sill) / (head - sill)
      const slant = fraction((place / (to - from)) * 0.5 + up * 0.55)
      if (!isLit && (slant < 0.1 || (slant > 0.15 && slant < 0.18))) return glint
      const shown = goodAt(place, up, Math.round(from * 7))
      if (shown) return shown
      const isBoard = up < 0.1 || (up > 0.52 && up < 0.55)
      if (isBoard) return inks.wood
      const lamp = Math.hypot(fraction(place / 1.2) * 1.2 - 0.6, (up - 0.86) * (head - sill))
      if (lamp < 0.09) return inks.lamp
      return up > 0.55 ? inks.upper : inks.lower
    },
  }
}

/** What stands on the table or the shelf there: boxes, jars that narrow, round pots. */
function goodAt(place: number, up: number, seed: number): Ink | null {
  const shelf = up > 0.5 ? 1 : 0
  const size = shelf ? room * 0.7 : room
  const index = Math.floor(place / size)
  const height = (up - (shelf ? 0.55 : 0.1)) / (0.12 + 0.22 * hash(index, seed, shelf))
  if (height < 0 || height > 1) return null
  const kind = Math.floor(hash(index, seed, 5 + shelf) * 3)
  const half = [0.3, 0.36 - 0.2 * height, 0.36 * Math.sqrt(1 - (height * 2 - 1) ** 2)][kind] ?? 0.3
  if (Math.abs(fraction(place / size) - 0.5) > half) return null
  return goods[Math.floor(hash(index, seed, 9 + shelf) * goods.length)] as Ink
}
