import { placeOn, type Axis } from '../core/axes.ts'
import { ink } from '../core/inks.ts'
import type { Material } from '../tracer/material.ts'

export interface Pane {
  /** The axis that the window runs along. */
  along: Axis
  from: number
  to: number
  sill: number
  head: number
}

const inks = {
  upper: ink('#ffe2a1'),
  lower: ink('#ffcf7d'),
  fold: ink('#f2a44e'),
  picture: ink('#d98235'),
  dark: ink('#8c4d2a'),
  shade: ink('#fff3cf'),
}

/** A window in the evening: curtains, a table lamp, a picture on the wall behind. */
export function litWindow({ along, from, to, sill, head }: Pane): Material {
  return {
    emission: 0.7,
    color: (point) =>
      roomAt((placeOn(along, point) - from) / (to - from), (point[1] - sill) / (head - sill)),
  }
}

/** The ink at a place of the window, both from 0 to 1. */
function roomAt(right: number, up: number) {
  const fromEdge = Math.min(right, 1 - right)
  const curtain = 0.2 + 0.05 * Math.sin(up * 5) + 0.07 * (1 - up)
  if (fromEdge < curtain) return Math.sin(right * 70) > 0.25 ? inks.fold : inks.lower
  if (up > 0.93) return inks.fold
  const fromLamp = Math.abs(right - 0.42)
  if (up < 0.42 && fromLamp < 0.015) return inks.dark
  if (up > 0.36 && up < 0.56 && fromLamp < 0.12 - 0.25 * (up - 0.36)) return inks.shade
  if (up < 0.1) return inks.dark
  if (Math.abs(right - 0.66) < 0.07 && up > 0.52 && up < 0.74) return inks.picture
  return up > 0.55 ? inks.upper : inks.lower
}
