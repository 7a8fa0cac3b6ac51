import { lerp } from '../core/numbers.ts'
import type { Vec3 } from '../core/vectors.ts'
import { beam } from '../shapes/beam.ts'
import { ellipsoid } from '../shapes/ellipsoid.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

interface CurtainSetting {
  /** Along x, heights, and depth. */
  from: number
  to: number
  low: number
  high: number
  at: number
  /** Which way it hangs before the wall. */
  facing: 1 | -1
  cloth: Material
}

const strips = 36

/** A curtain in folds, across z. */
export function curtain(mesh: Mesh, setting: CurtainSetting): void {
  const { from, to, low, high, at, facing, cloth } = setting
  const turns = Math.max(3, Math.round(Math.abs(to - from) / 0.085)) * Math.PI * 2
  const point = (share: number, height: number): Vec3 => [
    lerp(from, to, share),
    height,
    at + 0.03 * Math.sin(share * turns),
  ]
  for (let strip = 0; strip < strips; strip += 1) {
    const [left, right] = [strip / strips, (strip + 1) / strips]
    const slope = Math.cos(((strip + 0.5) / strips) * turns)
    const normal: Vec3 = [-slope * 0.75 * facing, 0.1, 0.8 * facing]
    const corners = [
      point(left, low),
      point(right, low),
      point(right, high),
      point(left, high),
    ] as const
    mesh.quad(corners, cloth, normal)
  }
}

/** A rod with a knob at each end. */
export function curtainRod(mesh: Mesh, from: Vec3, to: Vec3, material: Material): void {
  beam(mesh, from, to, { width: 0.026, height: 0.026 }, material)
  for (const end of [from, to]) ellipsoid(mesh, end, [0.03, 0.03, 0.03], material)
}
