import { add, type Vec3 } from '../core/vectors.ts'
import { beam } from '../shapes/beam.ts'
import { box } from '../shapes/box.ts'
import { lathe } from '../shapes/lathe.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

const [width, half] = [0.075, 0.13] as const

export interface LanternSetting {
  /** The middle of its light, before the wall. */
  at: Vec3
  glow: Material
  metal: Material
  /** Metres of rod from its light up to a ceiling. */
  rod?: number
}

/** A lantern: four panes of light under a small roof. It hangs on a wall, from a hook or by a rod. */
export function lantern(mesh: Mesh, { rod, ...setting }: LanternSetting): void {
  if (rod === undefined) return addLantern(mesh, setting)
  // Close to a ceiling its roof would throw a shadow as large as a bat's.
  const metal: Material = { ...setting.metal, castsShadow: false }
  addLantern(mesh, { ...setting, metal })
  hangByRod(mesh, { ...setting, metal }, rod)
}

function hangByRod(mesh: Mesh, { at, metal }: LanternSetting, rod: number): void {
  const thin = { width: 0.022, height: 0.022 }
  beam(mesh, add(at, [0, half + 0.15, 0]), add(at, [0, rod, 0]), thin, metal)
  const plate = [
    [0.03, -0.05],
    [0.075, -0.02],
    [0.075, 0],
  ] as const
  lathe(mesh, add(at, [0, rod, 0]), plate, metal, 20)
}

function addLantern(mesh: Mesh, { at, glow, metal }: LanternSetting): void {
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
