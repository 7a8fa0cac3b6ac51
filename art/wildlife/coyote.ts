import type { Vec3 } from '../core/vectors.ts'
import { ellipsoid } from '../shapes/ellipsoid.ts'
import { tube, type Knot } from '../shapes/tube.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

type Outline = readonly (readonly [ahead: number, up: number, radius: number, aside?: number])[]

const outlines: readonly Outline[] = [
  // Back and neck, then the muzzle that points at the sky.
  [
    [-0.1, 0.16, 0.12],
    [0.02, 0.34, 0.14],
    [0.16, 0.55, 0.12],
    [0.22, 0.72, 0.085],
    [0.27, 0.84, 0.075],
    [0.36, 0.98, 0.04],
    [0.42, 1.07, 0.018],
  ],
  [
    [0.2, 0.5, 0.06, 0.05],
    [0.24, 0.24, 0.04, 0.06],
    [0.25, 0, 0.035, 0.06],
  ],
  [
    [0.18, 0.5, 0.06, -0.05],
    [0.2, 0.24, 0.04, -0.06],
    [0.21, 0, 0.035, -0.06],
  ],
  [
    [-0.16, 0.12, 0.05],
    [-0.34, 0.04, 0.065],
    [-0.52, 0.06, 0.05],
    [-0.64, 0.1, 0.01],
  ],
  [
    [0.22, 0.86, 0.035, 0.04],
    [0.13, 0.97, 0.004, 0.06],
  ],
  [
    [0.22, 0.86, 0.035, -0.04],
    [0.13, 0.97, 0.004, -0.06],
  ],
]

/** A coyote that sits and sings; it looks to the right, or to the left with a `side` of -1. */
export function coyote(
  mesh: Mesh,
  { at, size, side, fur }: { at: Vec3; size: number; side: 1 | -1; fur: Material },
): void {
  const place = (ahead: number, up: number, aside = 0): Vec3 => [
    at[0] + ahead * side * size,
    at[1] + up * size,
    at[2] + aside * size,
  ]
  for (const outline of outlines) {
    const knots = outline.map(([ahead, up, radius, aside]): Knot => [
      place(ahead, up, aside),
      radius * size,
    ])
    tube(mesh, knots, fur, 10)
  }
  ellipsoid(mesh, place(-0.06, 0.15), [0.19 * size, 0.16 * size, 0.14 * size], fur)
}
