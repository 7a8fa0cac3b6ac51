import { lerp } from '../core/numbers.ts'
import { normalize, type Vec3 } from '../core/vectors.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

/** The lie of the land. */
export interface Ground {
  /** In metres over the zero of the scene. */
  heightAt(x: number, z: number): number
}

/** A point on the ground. */
export function on(ground: Ground, x: number, z: number, above = 0): Vec3 {
  return [x, ground.heightAt(x, z) + above, z]
}

interface Extent {
  x: readonly [number, number]
  z: readonly [number, number]
  /** Cells along x and along z. */
  cells: readonly [number, number]
}

/** The ground as a mesh, its light following the slope and not the cells. */
export function terrain(mesh: Mesh, ground: Ground, extent: Extent, material: Material): void {
  const [columns, rows] = extent.cells
  const corner = (column: number, row: number): Vec3 =>
    on(ground, lerp(...extent.x, column / columns), lerp(...extent.z, row / rows))
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      const middle = corner(column + 0.5, row + 0.5)
      mesh.quad(
        [
          corner(column, row),
          corner(column + 1, row),
          corner(column + 1, row + 1),
          corner(column, row + 1),
        ],
        material,
        slopeAt(ground, middle),
      )
    }
  }
}

function slopeAt(ground: Ground, [x, , z]: Vec3): Vec3 {
  const step = 0.15
  return normalize([
    ground.heightAt(x - step, z) - ground.heightAt(x + step, z),
    2 * step,
    ground.heightAt(x, z - step) - ground.heightAt(x, z + step),
  ])
}
