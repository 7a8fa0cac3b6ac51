import { placeOn } from '../core/axes.ts'
import { ink } from '../core/inks.ts'
import { noise } from '../core/noise.ts'
import { fraction } from '../core/numbers.ts'
import type { Material } from '../tracer/material.ts'
import type { Pane } from './lit-window.ts'

const inks = {
  room: ink('#33505c'),
  low: ink('#3c5b63'),
  hills: ink('#6f9a92'),
  glint: ink('#a9c7c4'),
  curtain: ink('#d8d2bf'),
  fold: ink('#b9b8ac'),
}

/** A window by day: curtains, hills mirrored in the glass, slanting glints. */
export function dayPane({ along, from, to, sill, head }: Pane): Material {
  return {
    gloss: 0.22,
    color: (point) => {
      const place = placeOn(along, point)
      return glassAt((place - from) / (to - from), (point[1] - sill) / (head - sill), place)
    },
  }
}

function glassAt(right: number, up: number, place: number) {
  if (Math.min(right, 1 - right) < 0.13 + 0.03 * Math.sin(up * 5)) {
    return Math.sin(place * 55) > 0.2 ? inks.fold : inks.curtain
  }
  const slant = fraction(right * 0.5 + up * 0.55)
  if (slant < 0.12 || (slant > 0.17 && slant < 0.21)) return inks.glint
  if (up < 0.3 + 0.12 * noise(place * 1.5, 3)) return up < 0.12 ? inks.low : inks.hills
  return inks.room
}
