import { lerp } from '../core/numbers.ts'
import { cross, mix, normalize, subtract, type Vec3 } from '../core/vectors.ts'
import { beam } from '../shapes/beam.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

export interface HammockSetting {
  from: Vec3
  to: Vec3
  sag: number
  cloth: Material
  rope: Material
}

/** Where the cloth begins and ends along the line. */
const cloth = [0.16, 0.84] as const
const [lengths, widths] = [18, 6]

/** A hammock of cloth between two trees. */
export function hammock(mesh: Mesh, setting: HammockSetting): void {
  const { from, to, sag } = setting
  const side = normalize(cross(subtract(to, from), [0, 1, 0]))
  const pointAt = (share: number, across: number): Vec3 => {
    const [x, y, z] = mix(from, to, share)
    const inCloth = Math.sin((Math.PI * (share - cloth[0])) / (cloth[1] - cloth[0]))
    const half = 0.12 + 0.4 * Math.max(0, inCloth)
    const low = sag * 4 * share * (1 - share)
    const rim = 0.22 * across * across * Math.max(0, inCloth)
    return [x + side[0] * half * across, y - low + rim, z + side[2] * half * across]
  }
  const at = (i: number, j: number) => pointAt(lerp(...cloth, i / lengths), (j / widths) * 2 - 1)
  for (let i = 0; i < lengths; i += 1) {
    for (let j = 0; j < widths; j += 1) {
      mesh.quad([at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)], setting.cloth)
    }
  }
  for (const [index, knot] of [from, to].entries()) {
    for (let cord = 0; cord <= 4; cord += 1) {
      const end = pointAt(cloth[index as 0], cord / 2 - 1)
      beam(mesh, knot, end, { width: 0.018, height: 0.018 }, setting.rope)
    }
  }
}
