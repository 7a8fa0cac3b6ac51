import type { Opening } from '../building/openings.ts'
import { pieceOf } from '../shapes/put.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'
import { curtain, curtainRod } from './curtain.ts'

interface DrapesSetting {
  cloth: Material
  rod: Material
  /** Where it hangs down to; the sill when left out. */
  low?: number
}

/** From the wall, so that the folds clear the window's ledge. */
const at = 0.16

/**
 * Two curtains beside a window, on a rod: along x around the window's middle, before a wall at 0,
 * heights over the floor.
 */
export function drapes(
  { from, to, sill, head }: Pick<Opening, 'from' | 'to' | 'sill' | 'head'>,
  floor: number,
  { cloth, rod, low = sill - floor - 0.12 }: DrapesSetting,
): Mesh {
  const half = (to - from) / 2
  const width = Math.min(0.3, half * 0.42)
  const high = head - floor + 0.12
  const edge = half + 0.12
  return pieceOf((mesh) => {
    const hanging = { low, high, at, facing: 1, cloth } as const
    curtain(mesh, { ...hanging, from: -edge, to: -edge + width })
    curtain(mesh, { ...hanging, from: edge - width, to: edge })
    for (const x of [-edge, edge]) addReturn(mesh, x, [low, high], cloth)
    curtainRod(mesh, [-edge - 0.08, high + 0.01, at], [edge + 0.08, high + 0.01, at], rod)
  })
}

/** The outer edge of a curtain turns back to the wall: from aside the sill would stick out behind it. */
function addReturn(
  mesh: Mesh,
  x: number,
  [low, high]: readonly [number, number],
  cloth: Material,
): void {
  const corners = [
    [x, low, 0.01],
    [x, low, at],
    [x, high, at],
    [x, high, 0.01],
  ] as const
  mesh.quad(corners, cloth, [Math.sign(x), 0, 0])
}
