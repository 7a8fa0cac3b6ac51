import { clamp } from '../core/numbers.ts'
import { along, cross, dot, length, normalize, subtract, type Vec3 } from '../core/vectors.ts'
import { frameAlong } from '../shapes/beam.ts'
import { carriedOn, tube, type Knot } from '../shapes/tube.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

/** A limb or trunk whose bark follows its bends. */
export function limb(mesh: Mesh, knots: readonly Knot[], bark: Material, sides?: number): void {
  tube(mesh, knots, barkAlong(knots, bark), sides)
}

/** More streaks around a limb than bark has on a flat face. */
const finer = 1.5

/** Bark unrolled from a limb. By world axes, its streaks would close into rings where the limb leans. */
export function barkAlong(knots: readonly Knot[], bark: Material): Material {
  const pieces = piecesOf(knots.map(([point]) => point))
  const girth = Math.max(...knots.map(([, radius]) => radius)) * finer
  return {
    ...bark,
    color: (point, normal, triangle) => {
      const [piece, ahead] = nearestPiece(pieces, point)
      const away = subtract(point, along(piece.from, piece.direction, ahead))
      const angle = Math.atan2(dot(away, piece.up), dot(away, piece.side))
      return bark.color([angle * girth, piece.start + ahead, piece.offset], normal, triangle)
    },
  }
}

/** A straight part of a limb's middle line. */
interface Piece {
  from: Vec3
  direction: Vec3
  size: number
  /** How far along the limb it starts. */
  start: number
  side: Vec3
  up: Vec3
  /** Makes no two limbs alike. */
  offset: number
}

function piecesOf(points: readonly Vec3[]): Piece[] {
  const pieces: Piece[] = []
  for (const [index, from] of points.slice(0, -1).entries()) {
    const line = subtract(points[index + 1] as Vec3, from)
    const direction = normalize(line)
    const last = pieces.at(-1)
    const side = last ? carriedOn(last.side, direction) : frameAlong(direction).side
    pieces.push({
      from,
      direction,
      size: length(line),
      start: last ? last.start + last.size : 0,
      side,
      up: cross(side, direction),
      offset: (points[0] as Vec3)[0],
    })
  }
  return pieces
}

/** The piece nearest to a point, and how far along the piece that is. */
function nearestPiece(pieces: readonly Piece[], point: Vec3): readonly [Piece, number] {
  let [best, ahead, least] = [pieces[0] as Piece, 0, Infinity]
  for (const piece of pieces) {
    const on = clamp(dot(subtract(point, piece.from), piece.direction), 0, piece.size)
    const away = length(subtract(point, along(piece.from, piece.direction, on)))
    if (away < least) [best, ahead, least] = [piece, on, away]
  }
  return [best, ahead]
}
