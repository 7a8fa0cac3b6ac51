import { add, type Vec3 } from '../core/vectors.ts'
import { beam } from '../shapes/beam.ts'
import { ellipsoid } from '../shapes/ellipsoid.ts'
import { lathe } from '../shapes/lathe.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

/** A charcoal grill on three legs. */
export function kettleGrill(
  mesh: Mesh,
  { at, enamel, metal }: { at: Vec3; enamel: Material; metal: Material },
): void {
  const middle = add(at, [0, 0.78, 0])
  for (const angle of [0.5, 2.6, 4.7]) {
    const foot = add(at, [Math.cos(angle) * 0.32, 0, Math.sin(angle) * 0.32])
    const top = add(at, [Math.cos(angle) * 0.2, 0.66, Math.sin(angle) * 0.2])
    beam(mesh, foot, top, { width: 0.03, height: 0.03 }, metal)
  }
  ellipsoid(mesh, middle, [0.32, 0.24, 0.32], enamel, { segments: [22, 12] })
  lathe(
    mesh,
    add(middle, [0, -0.012, 0]),
    [
      [0.33, 0],
      [0.33, 0.03],
    ],
    metal,
    22,
  )
  beam(
    mesh,
    add(middle, [-0.08, 0.28, 0]),
    add(middle, [0.08, 0.28, 0]),
    { width: 0.04, height: 0.03 },
    metal,
  )
}
