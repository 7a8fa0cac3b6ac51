import { box } from '../shapes/box.ts'
import { beam } from '../shapes/beam.ts'
import { ellipsoid } from '../shapes/ellipsoid.ts'
import { lathe } from '../shapes/lathe.ts'
import type { Profile } from '../shapes/profile.ts'
import { pieceOf } from '../shapes/put.ts'
import { tube, type Knot } from '../shapes/tube.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

interface TurntableInks {
  wood: Material
  metal: Material
  vinyl: Material
  label: Material
}

/** A record player with a record on it; its middle is at the origin. */
export function turntable({ wood, metal, vinyl, label }: TurntableInks): Mesh {
  return pieceOf((mesh) => {
    box(mesh, [-0.24, 0, -0.18], [0.24, 0.1, 0.18], wood)
    const disk = (radius: number, y: number, material: Material) =>
      lathe(
        mesh,
        [-0.04, y, 0],
        [
          [radius, 0],
          [radius, 0.012],
          [0, 0.012],
        ],
        material,
        44,
      )
    disk(0.16, 0.1, metal)
    disk(0.152, 0.112, vinyl)
    disk(0.05, 0.118, label)
    addToneArm(mesh, metal)
    for (const x of [0.14, 0.19]) lathe(mesh, [x, 0.1, 0.14], knob, metal, 24)
  })
}

const knob: Profile = [
  [0.017, 0],
  [0.015, 0.018],
  [0.011, 0.021],
  [0, 0.021],
]

const pivot: Profile = [
  [0.034, 0],
  [0.034, 0.012],
  [0.018, 0.018],
  [0.016, 0.05],
  [0, 0.054],
]

/** A bent tube on a round pivot, a weight behind, the cartridge on the record. */
function addToneArm(mesh: Mesh, metal: Material): void {
  const [x, z] = [0.18, -0.11]
  lathe(mesh, [x, 0.1, z], pivot, metal, 32)
  const arm: Knot[] = [
    [[x + 0.008, 0.148, z - 0.035], 0.006],
    [[x, 0.148, z], 0.006],
    [[x - 0.02, 0.147, z + 0.11], 0.006],
    [[x - 0.05, 0.142, z + 0.16], 0.006],
    [[x - 0.085, 0.138, z + 0.19], 0.006],
  ]
  tube(mesh, arm, metal, 12)
  ellipsoid(mesh, [x + 0.009, 0.148, z - 0.04], [0.016, 0.016, 0.02], metal)
  ellipsoid(mesh, [x - 0.095, 0.135, z + 0.198], [0.022, 0.008, 0.014], metal, { turn: 0.7 })
}

/** A crate with records standing in it, the covers toward the viewer. */
export function recordCrate(wood: Material, covers: readonly Material[]): Mesh {
  const [half, depth, height] = [0.19, 0.36, 0.24]
  return pieceOf((mesh) => {
    for (const y of [0.02, 0.1, 0.18]) {
      box(mesh, [-half, y, depth - 0.015], [half, y + 0.06, depth], wood)
      box(mesh, [-half, y, 0], [-half + 0.015, y + 0.06, depth], wood)
      box(mesh, [half - 0.015, y, 0], [half, y + 0.06, depth], wood)
    }
    box(mesh, [-half, 0, 0], [half, 0.02, depth], wood)
    for (const [index, cover] of covers.entries()) {
      const z = 0.05 + (index / covers.length) * (depth - 0.09)
      const tall = height + 0.08 - 0.02 * (index % 3)
      beam(mesh, [0, 0.02, z], [0, tall, z - 0.035], { width: 0.012, height: 0.32 }, cover)
    }
  })
}

/** A flat television on its foot. */
export function television(frame: Material, screen: Material, width = 1): Mesh {
  const [half, height] = [width / 2, width * 0.56]
  return pieceOf((mesh) => {
    box(mesh, [-half, 0.05, -0.02], [half, 0.05 + height, 0.02], frame)
    box(mesh, [-half + 0.015, 0.065, 0.02], [half - 0.015, 0.035 + height, 0.022], screen)
    box(mesh, [-0.05, 0.01, -0.02], [0.05, 0.06, 0.02], frame)
    box(mesh, [-0.18, 0, -0.1], [0.18, 0.012, 0.12], frame)
  })
}
