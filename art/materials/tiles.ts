import { ink, type Ink } from '../core/inks.ts'
import { fraction } from '../core/numbers.ts'
import { hash } from '../core/random.ts'
import type { Vec3 } from '../core/vectors.ts'
import type { Material } from '../tracer/material.ts'

export interface TileOptions {
  /** Along and up, in metres. */
  size: readonly [number, number]
  /** Every second course is shifted by half a tile. */
  isStaggered?: boolean
}

function faceOf([x, y, z]: Vec3, normal: Vec3): readonly [number, number] {
  if (Math.abs(normal[1]) > 0.7) return [x, z]
  return Math.abs(normal[0]) > Math.abs(normal[2]) ? [z, y] : [x, y]
}

/** Tiles of several inks on any wall or floor, and the joints between them. */
export function tiles(hexes: readonly string[], joint: string, options: TileOptions): Material {
  const inks = hexes.map(ink)
  const grout = ink(joint)
  const [width, height] = options.size
  const [jointWidth, jointHeight] = [0.009 / width, 0.009 / height]
  return {
    color: (point, normal) => {
      const [along, up] = faceOf(point, normal)
      const row = Math.floor(up / height)
      const place = along / width + (options.isStaggered && row & 1 ? 0.5 : 0)
      if (fraction(up / height) < jointHeight || fraction(place) < jointWidth) return grout
      return inks[Math.floor(hash(Math.floor(place), row, 3) * inks.length)] as Ink
    },
  }
}

/** Floor planks with ends, in three inks; they run along z. */
export function floorboards(
  hexes: readonly [string, string, string, gap: string],
  width = 0.17,
): Material {
  const [most, some, few, gap] = hexes.map(ink) as [Ink, Ink, Ink, Ink]
  return {
    color: ([x, , z]) => {
      const board = Math.floor(x / width)
      const length = z / 1.9 + hash(board, 1) * 3
      if (fraction(x / width) < 0.05 || fraction(length) < 0.008) return gap
      const draw = hash(board, Math.floor(length), 7)
      return draw > 0.66 ? most : draw > 0.3 ? some : few
    },
  }
}

/** A butcher block: strips glued along x. */
export function butcherBlock(hexes: readonly [string, string, joint: string]): Material {
  const [most, some, joint] = hexes.map(ink) as [Ink, Ink, Ink]
  return {
    color: ([x, , z]) => {
      const strip = Math.floor(z / 0.11)
      if (fraction(z / 0.11) < 0.05) return joint
      return hash(strip, Math.floor(x / 0.7 + hash(strip, 2) * 3), 4) > 0.45 ? most : some
    },
  }
}
