import { ink, type Ink } from '../core/inks.ts'
import { fractalNoise } from '../core/noise.ts'
import { clamp } from '../core/numbers.ts'
import { hash } from '../core/random.ts'
import { mix } from '../core/vectors.ts'
import type { SkyPlace } from './sky-place.ts'

const cellsPerUnit = 55
const starlight: Ink = [1, 0.97, 0.86]

/** Stars on a loose grid; the brightest have four points. */
export function starInk(share: number, below: Ink, { across, above }: SkyPlace): Ink {
  if (above <= 0) return below
  let strongest = 0
  const [column, row] = [Math.floor(across * cellsPerUnit), Math.floor(above * cellsPerUnit)]
  for (let j = row - 1; j <= row + 1; j += 1) {
    for (let i = column - 1; i <= column + 1; i += 1) {
      if (hash(i, j, 11) < share) strongest = Math.max(strongest, starAt(i, j, across, above))
    }
  }
  // Stars fade toward the horizon.
  return strongest === 0 ? below : mix(below, starlight, strongest * clamp(above * 6))
}

function starAt(column: number, row: number, across: number, above: number): number {
  const x = Math.abs(across - (column + hash(column, row, 12)) / cellsPerUnit)
  const y = Math.abs(above - (row + hash(column, row, 13)) / cellsPerUnit)
  const size = hash(column, row, 14)
  if (Math.hypot(x, y) < 0.0009 + 0.0017 * size ** 3) return 0.55 + 0.45 * size
  const isOnPoint = (x < 0.0005 && y < 0.008) || (y < 0.0005 && x < 0.008)
  return size > 0.93 && isOnPoint ? 0.6 : 0
}

export interface MilkyWay {
  /** Where it crosses the middle of the sky. */
  across: number
  slope: number
  width: number
  hex: string
  amount: number
}

/** A band of fine stars with a dark lane. */
export function milkyWayInk(way: MilkyWay, below: Ink, { across, above, dither }: SkyPlace): Ink {
  const off = ((across - way.across) * way.slope - (above - 0.35)) / Math.hypot(1, way.slope)
  const place = (off + 0.05 * fractalNoise(across * 2, above * 2, 3)) / way.width
  const core = Math.exp(-place * place * 2.2)
  const laneAt = (place - 0.12 + 0.25 * fractalNoise(across * 3 + 5, above * 3, 3)) / 0.16
  const lane = Math.exp(-laneAt * laneAt)
  const density =
    core * (0.85 + 0.55 * fractalNoise(across * 4 + 9, above * 4, 4)) - lane * core * 0.5
  const step = clamp(Math.floor(clamp(density) * 4 + dither + 0.25) / 4)
  const painted = mix(below, ink(way.hex), step * way.amount)
  const isStar = hash(Math.floor(across * 420), Math.floor(above * 420), 31) < 0.02 * core
  return isStar ? mix(painted, starlight, 0.55) : painted
}
