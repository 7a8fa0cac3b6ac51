import { box } from '../shapes/box.ts'
import { ellipsoid } from '../shapes/ellipsoid.ts'
import { lathe } from '../shapes/lathe.ts'
import type { Profile } from '../shapes/profile.ts'
import { pieceOf } from '../shapes/put.ts'
import { tube, type Knot } from '../shapes/tube.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'
import { ring } from './crockery.ts'

interface PercolatorInks {
  body: Material
  handle: Material
  knob: Material
}

/** An enamel coffee pot: spout to the right, handle to the left. */
export function percolator({ body, handle, knob }: PercolatorInks): Mesh {
  return pieceOf((mesh) => {
    lathe(
      mesh,
      [0, 0, 0],
      [
        [0, 0],
        [0.11, 0],
        [0.116, 0.02],
        [0.108, 0.08],
        [0.088, 0.22],
        [0.082, 0.255],
        [0.086, 0.26],
        [0.07, 0.285],
        [0.03, 0.31],
        [0, 0.315],
      ],
      body,
      40,
    )
    ellipsoid(mesh, [0, 0.33, 0], [0.022, 0.025, 0.022], knob)
    const spout: Knot[] = [
      [[0.09, 0.1, 0], 0.03],
      [[0.15, 0.16, 0], 0.022],
      [[0.18, 0.24, 0], 0.015],
    ]
    tube(mesh, spout, body, 12)
    const grip = ring([0, 0, 0], [0.085, 0.095], 0.013).map(([[x, y, z], thick]): Knot => [
      [-0.085 - x, y + 0.15, z],
      thick,
    ])
    tube(mesh, grip, handle, 10)
  })
}

/** A storage jar with a lid, `size` times 20 centimetres high. */
export function jar(glass: Material, lid: Material, size = 1): Mesh {
  const sized = (profile: Profile): Profile =>
    profile.map(([radius, height]) => [radius * size, height * size])
  return pieceOf((mesh) => {
    const body: Profile = [
      [0, 0],
      [0.065, 0],
      [0.072, 0.015],
      [0.072, 0.14],
      [0.058, 0.165],
    ]
    const cap: Profile = [
      [0.06, 0.163],
      [0.062, 0.167],
      [0.062, 0.192],
      [0, 0.196],
    ]
    lathe(mesh, [0, 0, 0], sized(body), glass, 28)
    lathe(mesh, [0, 0, 0], sized(cap), lid, 28)
  })
}

/** A wooden box grinder with its crank. */
export function coffeeGrinder(wood: Material, iron: Material): Mesh {
  return pieceOf((mesh) => {
    box(mesh, [-0.07, 0, -0.07], [0.07, 0.02, 0.07], wood)
    box(mesh, [-0.06, 0.02, -0.06], [0.06, 0.14, 0.06], wood)
    box(mesh, [-0.04, 0.04, 0.06], [0.04, 0.09, 0.066], iron)
    lathe(
      mesh,
      [0, 0.14, 0],
      [
        [0.03, 0],
        [0.055, 0.03],
        [0.06, 0.05],
        [0.02, 0.06],
      ],
      iron,
      28,
    )
    const crank: Knot[] = [
      [[0, 0.19, 0], 0.007],
      [[0, 0.225, 0], 0.007],
      [[0.06, 0.23, 0], 0.007],
      [[0.11, 0.225, 0], 0.007],
    ]
    tube(mesh, crank, iron, 8)
    ellipsoid(mesh, [0.11, 0.25, 0], [0.015, 0.022, 0.015], wood)
  })
}
