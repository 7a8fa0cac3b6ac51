import { normalize, type Vec3 } from '../core/vectors.ts'
import { beam } from '../shapes/beam.ts'
import { ellipsoid } from '../shapes/ellipsoid.ts'
import { pieceOf } from '../shapes/put.ts'
import { tube, type Knot } from '../shapes/tube.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

const around = 64

interface TubInks {
  outside: Material
  inside: Material
  metal: Material
}

/** A clawfoot tub along x, its middle at the origin. */
export function clawfootTub({ metal, ...inks }: TubInks, length = 1.6): Mesh {
  return pieceOf((mesh) => {
    addBowl(mesh, inks, length)
    for (const x of [-0.5, 0.5]) {
      for (const z of [-0.2, 0.2]) addClaw(mesh, [x * (length / 1.6), 0, z], metal)
    }
  })
}

function addBowl(mesh: Mesh, { outside, inside }: Omit<TubInks, 'metal'>, length: number): void {
  const half = length / 2
  const rim = (angle: number, size: number, height: number): Vec3 => {
    const cos = Math.cos(angle)
    const x = Math.sign(cos) * Math.abs(cos) ** 0.7 * half * size
    // One end is higher, to lean on.
    const lift = height > 0.4 ? 0.08 * Math.max(0, -cos) ** 2 : 0
    return [x, height + lift, Math.sin(angle) * 0.36 * size]
  }
  const rings = [
    [0.55, 0.12, outside],
    [0.8, 0.17, outside],
    [0.93, 0.34, outside],
    [0.98, 0.56, outside],
    [1.05, 0.6, outside],
    [1.05, 0.615, outside],
    [0.95, 0.61, inside],
    [0.9, 0.36, inside],
    [0.7, 0.22, inside],
    [0, 0.2, inside],
  ] as const
  for (const [index, [size, height, material]] of rings.entries()) {
    const next = rings[index + 1]
    if (!next) break
    for (let step = 0; step < around; step += 1) {
      const [from, to] = [(step / around) * Math.PI * 2, ((step + 1) / around) * Math.PI * 2]
      const [wide, high] = next
      const isRim = size > 1
      const upward = wide > size ? -0.3 : 0.25
      const outward = (angle: number): Vec3 =>
        isRim ? [0, 1, 0] : normalize([Math.cos(angle) * 0.5, upward, Math.sin(angle)])
      mesh.roundQuad(
        [
          rim(from, size, height),
          rim(to, size, height),
          rim(to, wide, high),
          rim(from, wide, high),
        ],
        [outward(from), outward(to), outward(to), outward(from)],
        material,
      )
    }
  }
}

function addClaw(mesh: Mesh, [x, , z]: Vec3, metal: Material): void {
  const leg: Knot[] = [
    [[x, 0.17, z], 0.035],
    [[x * 1.06, 0.1, z * 1.25], 0.03],
    [[x * 1.06, 0.03, z * 1.3], 0.02],
  ]
  tube(mesh, leg, metal, 10)
  ellipsoid(mesh, [x * 1.06, 0.026, z * 1.32], [0.035, 0.026, 0.04], metal)
}

/** A standing tap with two pipes, for a tub; water would fall along x. */
export function tubTap(metal: Material): Mesh {
  return pieceOf((mesh) => {
    for (const z of [-0.06, 0.06]) {
      beam(mesh, [0, 0, z], [0, 0.76, z], { width: 0.022, height: 0.022 }, metal)
      ellipsoid(mesh, [0, 0.8, z], [0.03, 0.022, 0.03], metal)
    }
    beam(mesh, [0, 0.74, -0.09], [0, 0.74, 0.09], { width: 0.03, height: 0.03 }, metal)
    const spout: Knot[] = [
      [[0, 0.75, 0], 0.016],
      [[0.07, 0.8, 0], 0.016],
      [[0.13, 0.78, 0], 0.015],
      [[0.15, 0.72, 0], 0.014],
    ]
    tube(mesh, spout, metal, 12)
  })
}
