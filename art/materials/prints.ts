import { ink } from '../core/inks.ts'
import type { Color, Material } from '../tracer/material.ts'

/** Ink at a place of a print; both from -1 to 1, to the right and up. */
export type Print = (right: number, up: number) => string

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

/** A branch of willow with pink flowers. */
export const blossom: Print = (right, up) => {
  const stem = 0.25 * Math.sin(up * 1.8)
  if (Math.abs(right - stem) < 0.03) return '#8a5a44'
  const row = Math.round(up / 0.34) * 0.34
  const side = right > stem ? 1 : -1
  const [x, y] = [Math.abs(right - stem), up - row - 0.1 * side]
  if (Math.hypot(x - 0.24, y) < 0.13) return Math.hypot(x - 0.24, y) < 0.05 ? '#f5d27a' : '#e07fae'
  if (x < 0.75 && Math.abs(y - 0.16 + x * 0.3) < 0.045 * Math.sin((x / 0.75) * Math.PI)) {
    return '#7f9a52'
  }
  return '#f1e2c0'
}

/** A bird on a wire, and notes of music. */
export const song: Print = (right, up) => {
  for (const line of [-0.5, -0.3, -0.1]) if (Math.abs(up - line) < 0.012) return '#7d8a90'
  if (Math.hypot((right + 0.3) / 1.5, up - 0.12) < 0.2) return '#5f7f95'
  if (Math.hypot(right + 0.02, up - 0.3) < 0.13) return '#5f7f95'
  if (right > 0.1 && right < 0.26 && Math.abs(up - 0.3) < (0.26 - right) * 0.3) return '#e2b13c'
  if (right < -0.5 && right > -0.85 && Math.abs(up - 0.1 - (-0.5 - right) * 0.7) < 0.06)
    return '#3c4f5c'
  if (Math.hypot(right - 0.55, (up + 0.3) * 1.3) < 0.09) return '#c9445f'
  if (Math.abs(right - 0.63) < 0.016 && up > -0.3 && up < 0.14) return '#c9445f'
  return '#f7efdc'
}

/** A dove's wing as a fan of feathers, in the first light. */
export const feathers: Print = (right, up) => {
  const [angle, away] = [Math.atan2(up + 0.8, right + 0.6), Math.hypot(right + 0.6, up + 0.8)]
  if (away > 1.55 || angle < 0.1 || angle > 1.5) return '#f4ddd2'
  const feather = Math.floor(angle / 0.2)
  const isTip = away > 1.32 + 0.08 * Math.sin(feather * 2)
  if (isTip) return feather % 2 ? '#e9b3a8' : '#f1cfc2'
  return feather % 2 ? '#9aa3b5' : '#b4bcc9'
}

/** A laurel's purple bunch among its leaves. */
export const laurelBunch: Print = (right, up) => {
  const width = 0.34 * Math.sin(((up + 0.75) / 1.3) * Math.PI)
  if (up > -0.75 && up < 0.55 && Math.abs(right) < width) {
    const row = Math.floor((up + 1) / 0.14)
    const dot = Math.abs(((right / 0.17 + (row % 2) * 0.5 + 9) % 1) - 0.5)
    return dot < 0.3 ? '#8c5fc4' : '#6b42a8'
  }
  const leaf = Math.abs(Math.abs(right) * 0.5 + 0.35 - up)
  if (Math.abs(right) < 0.8 && leaf < 0.11 * Math.sin((Math.abs(right) / 0.8) * Math.PI))
    return '#5f8f4c'
  return '#f0e4c8'
}

/** Mesas under a low sun. */
export const mesas: Print = (right, up) => {
  if (up < -0.55) return '#8f4a35'
  if (up < -0.15 && Math.abs(right + 0.4) < 0.42 - (up + 0.55) * 0.2) return '#b9664a'
  if (up < 0.1 && Math.abs(right - 0.55) < 0.3 - (up + 0.55) * 0.12) return '#c97a52'
  if (Math.hypot(right, (up - 0.2) * 1.25) < 0.25) return '#fff0c8'
  return up > 0.4 ? '#6fb0aa' : up > 0 ? '#e9c07a' : '#f0a867'
}
