import type { Vec3 } from './vectors.ts'

/** A flat color of the print: red, green and blue from 0 to 1. */
export type Ink = Vec3

const known = new Map<string, Ink>()

/** The ink of a CSS hex color, `#rrggbb`. */
export function ink(hex: string): Ink {
  const found = known.get(hex)
  if (found) return found
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new RangeError(`'${hex}' is not a color like #f2e2c0`)
  const value = Number.parseInt(hex.slice(1), 16)
  const made: Ink = [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
  known.set(hex, made)
  return made
}

/** Perceived brightness from 0 to 1. */
export function brightness([red, green, blue]: Ink): number {
  return red * 0.3 + green * 0.59 + blue * 0.11
}
