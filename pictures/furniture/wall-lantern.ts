import { add, type Vec3 } from '../core/vectors.ts'
import { box } from '../shapes/box.ts'
import { lathe } from '../shapes/lathe.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

export interface LanternSetting {
  /** The middle of its light, before the wall. */
  at: Vec3
  glow: Material
  metal: Material
}

/** A lantern: four panes of light under a small roof. It hangs on a wall or from a hook. */
export function lantern(mesh: Mesh, { at, glow, metal }: LanternSetting): void {
  const [width, half] = [0.075, 0.13]
  box(mesh, add(at, [-width, -half, -width]), add(at, [width, half, width]), glow)
  const rim = width + 0.02
  box(mesh, add(at, [-rim, -half - 0.03, -rim]), add(at, [rim, -half, rim]), metal)
  lathe(
    mesh,
    add(at, [0, half, 0]),
    [
      [rim * 1.5, 0],
      [0.03, 0.1],
      [0.02, 0.16],
    ],
    metal,
    10,
  )
}
