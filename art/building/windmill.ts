import { add, along, mix, normalize, type Vec3 } from '../core/vectors.ts'
import { beam } from '../shapes/beam.ts'
import { lathe } from '../shapes/lathe.ts'
import { pieceOf, put } from '../shapes/put.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

export interface WindmillSetting {
  height: number
  /** Of the wheel. */
  radius: number
  /** Which way the wheel looks; 0 is toward the viewer. */
  turn: number
  steel: Material
  blade: Material
  /** Of the tail. */
  vane: Material
}

const stages = 5

/** A water-pumping windmill around its own foot: a braced tower, a wheel of many blades, a tail. */
export function windmill(setting: WindmillSetting): Mesh {
  const { height, turn } = setting
  return pieceOf((mesh) => {
    addTower(mesh, setting)
    put(mesh, headOf(setting), { at: [0, height, 0], turn })
  })
}

function addTower(mesh: Mesh, { height, steel }: WindmillSetting): void {
  const corner = (index: number, share: number): Vec3 => {
    const away = height * (0.13 * (1 - share) + 0.012)
    const [x, z] = [index === 0 || index === 3 ? -1 : 1, index < 2 ? 1 : -1]
    return [x * away, height * share, z * away]
  }
  const [leg, bar] = [0.09, 0.045].map((width) => ({ width, height: width })) as [Bar, Bar]
  for (let index = 0; index < 4; index += 1) {
    const next = (index + 1) % 4
    beam(mesh, corner(index, -0.03), corner(index, 1), leg, steel)
    for (let stage = 0; stage < stages; stage += 1) {
      const [low, high] = [stage / stages, (stage + 1) / stages]
      beam(mesh, corner(index, high), corner(next, high), bar, steel)
      beam(mesh, corner(index, low), corner(next, high), bar, steel)
      beam(mesh, corner(next, low), corner(index, high), bar, steel)
    }
  }
  const platform = mix(corner(0, 0.9), corner(2, 0.9), 0.5)
  const plank = { width: 1.1, height: 0.05 }
  beam(mesh, add(platform, [-0.55, 0, 0]), add(platform, [0.55, 0, 0]), plank, steel)
}

interface Bar {
  width: number
  height: number
}

const blades = 18

/** How far the wheel stands before the mast. */
const front = 0.5

function headOf(setting: WindmillSetting): Mesh {
  return pieceOf((mesh) => {
    addWheel(mesh, setting)
    addVane(mesh, setting)
  })
}

function addWheel(mesh: Mesh, { radius, steel, blade }: WindmillSetting): void {
  const rim = (angle: number, share: number, lift = 0): Vec3 => [
    Math.cos(angle) * radius * share,
    Math.sin(angle) * radius * share,
    front + lift,
  ]
  for (let index = 0; index < blades; index += 1) {
    const angle = (index / blades) * Math.PI * 2
    const [narrow, wide] = [0.09, 0.13]
    mesh.quad(
      [
        rim(angle - narrow, 0.36, -0.05),
        rim(angle + narrow, 0.36, 0.05),
        rim(angle + wide, 1, 0.07),
        rim(angle - wide, 1, -0.07),
      ],
      blade,
      normalize(along([0, 0, 1], [Math.cos(angle), Math.sin(angle), 0], 0.25)),
    )
  }
  const thin = { width: 0.04, height: 0.04 }
  for (let step = 0; step < 36; step += 1) {
    const [from, to] = [step, step + 1].map((each) => (each / 36) * Math.PI * 2) as [number, number]
    for (const share of [0.42, 0.8]) beam(mesh, rim(from, share), rim(to, share), thin, steel)
  }
  for (let spoke = 0; spoke < 6; spoke += 1) {
    beam(mesh, rim(0, 0), rim((spoke / 6) * Math.PI * 2, 0.9), thin, steel)
  }
}

function addVane(mesh: Mesh, { steel, vane }: WindmillSetting): void {
  beam(mesh, [0, 0, front + 0.12], [0, 0, -2.1], { width: 0.08, height: 0.08 }, steel)
  lathe(
    mesh,
    [0, -0.25, 0],
    [
      [0.16, 0],
      [0.16, 0.5],
      [0, 0.55],
    ],
    steel,
    16,
  )
  mesh.quad(
    [
      [0, -0.2, -1.3],
      [0, 0.2, -1.3],
      [0, 0.55, -2.5],
      [0, -0.55, -2.5],
    ],
    vane,
  )
}
