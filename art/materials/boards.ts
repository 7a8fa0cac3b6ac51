import { placeOn, type Axis } from '../core/axes.ts'
import { ink, type Ink } from '../core/inks.ts'
import { fraction } from '../core/numbers.ts'
import { hash } from '../core/random.ts'
import { mix, type Vec3 } from '../core/vectors.ts'
import type { Material } from '../tracer/material.ts'

/** Most boards, some boards, and the gaps between them. */
export type BoardInks = readonly [board: string, other: string, gap: string]

interface BoardOptions {
  width: number
  direction?: 'upright' | 'lying'
  /** Battens over the gaps. */
  hasBattens?: boolean
}

const gapShare = 0.09

/** Boards on walls of any side. */
export function boards(hexes: BoardInks, options: BoardOptions): Material {
  const { width, direction = 'upright', hasBattens = false } = options
  const [board, other, gap] = hexes.map(ink) as [Ink, Ink, Ink]
  const aged = mix(board, gap, 0.25)
  const batten = mix(board, [1, 1, 1], 0.1)
  return {
    color: (point, normal) => {
      const along = placeAlong(point, normal, direction) / width
      const within = fraction(along)
      if (within < gapShare) return gap
      if (hasBattens && within < 0.2) return batten
      const draw = hash(Math.floor(along), 5, Math.abs(normal[0]) > 0.5 ? 1 : 2)
      return draw > 0.72 ? other : draw < 0.15 ? aged : board
    },
  }
}

function placeAlong([x, y, z]: Vec3, normal: Vec3, direction: 'upright' | 'lying'): number {
  if (Math.abs(normal[1]) > 0.7) return x
  if (direction === 'lying') return y
  return Math.abs(normal[0]) > Math.abs(normal[2]) ? z : x
}

/** Planks of a deck or floor, lying along the other axis than the one given. */
export function planks(hexes: BoardInks, across: Axis, width = 0.16): Material {
  const [board, other, gap] = hexes.map(ink) as [Ink, Ink, Ink]
  return {
    color: (point, normal) => {
      const along = (Math.abs(normal[1]) > 0.5 ? placeOn(across, point) : point[1]) / width
      if (fraction(along) < 0.1) return gap
      return hash(Math.floor(along), 3) > 0.6 ? other : board
    },
  }
}
