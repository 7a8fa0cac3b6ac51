import { ink } from '../core/inks.ts'
import type { Color } from '../tracer/material.ts'
import type { Material } from '../tracer/material.ts'

/** Ink at a place of a print; both from -1 to 1, to the right and up. */
type Print = (right: number, up: number) => string

/** A print of so many metres around the origin, with a margin of paper. */
export function printed(print: Print, [width, height]: readonly [number, number]): Material {
  const color: Color = ([x, y]) => {
    const [right, up] = [(x * 2) / width, (y * 2) / height]
    const isMargin = Math.abs(right) > 0.84 || Math.abs(up) > 0.86
    return ink(isMargin ? '#f7ecd6' : print(right / 0.84, up / 0.86))
  }
  return { color }
}

/** Hills in the last light, over a river. */
export const hills: Print = (right, up) => {
  if (up < -0.62 + 0.12 * Math.sin(right * 3)) return '#2f5d6b'
  if (up < -0.35 + 0.25 * Math.sin(right * 2.2 + 1)) return '#7d4a4a'
  if (up < -0.1 + 0.2 * Math.sin(right * 1.6 - 1)) return '#c9683f'
  if (Math.hypot(right - 0.25, (up - 0.15) * 1.25) < 0.26) return '#fff0c8'
  return up > 0.45 ? '#e9a25a' : up > 0.1 ? '#efb56a' : '#f5cd88'
}

/** One sprig of sage, upright, with flowers. */
export const sage: Print = (right, up) => {
  if (Math.abs(right) < 0.035 && up < 0.7 && up > -0.85) return '#4d6b50'
  const pair = Math.round((up - Math.abs(right) * 0.55) / 0.3) * 0.3
  const off = up - Math.abs(right) * 0.55 - pair
  const size = 0.62 - Math.abs(pair + 0.1) * 0.42
  const reach = Math.abs(right) / size
  if (pair > -0.8 && pair < 0.6 && reach < 1 && Math.abs(off) < 0.085 * Math.sin(reach * Math.PI)) {
    return '#7f9a7a'
  }
  if (pair > -0.2 && Math.hypot(Math.abs(right) - 0.1, off * 1.2) < 0.075) return '#8a63a8'
  return '#efe2c2'
}

/** The moon over a dark ridge. */
export const moonrise: Print = (right, up) => {
  if (up < -0.45 + 0.2 * Math.sin(right * 2.4 + 2)) return '#33405c'
  if (up < -0.15 + 0.16 * Math.sin(right * 1.9)) return '#5b5c86'
  if (Math.hypot(right + 0.2, (up - 0.3) * 1.28) < 0.3) return '#f7e9c4'
  return up > 0.45 ? '#7f76a6' : up > 0.1 ? '#a98bb5' : '#d8b3bb'
}
