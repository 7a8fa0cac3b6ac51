import { ink } from '../core/inks.ts'
import { fraction } from '../core/numbers.ts'
import type { Vec3 } from '../core/vectors.ts'
import { box } from '../shapes/box.ts'
import { ellipsoid } from '../shapes/ellipsoid.ts'
import { lathe } from '../shapes/lathe.ts'
import { pieceOf } from '../shapes/put.ts'
import { tube, type Knot } from '../shapes/tube.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

interface VanityInks {
  wood: Material
  top: Material
  basin: Material
  inside: Material
  metal: Material
}

/** A wooden stand with a bowl for a basin; its back is at the origin. */
export function vanity({ wood, top, basin, inside, metal }: VanityInks, width = 0.7): Mesh {
  const half = width / 2
  return pieceOf((mesh) => {
    box(mesh, [-half, 0.76, 0], [half, 0.81, 0.46], top)
    box(mesh, [-half + 0.03, 0.6, 0.02], [half - 0.03, 0.76, 0.44], wood)
    box(mesh, [-half + 0.04, 0.16, 0.02], [half - 0.04, 0.19, 0.43], wood)
    for (const x of [-half + 0.05, half - 0.05]) {
      for (const z of [0.04, 0.41])
        box(mesh, [x - 0.025, 0, z - 0.025], [x + 0.025, 0.76, z + 0.025], wood)
    }
    ellipsoid(mesh, [0, 0.68, 0.445], [0.018, 0.018, 0.018], metal)
    lathe(
      mesh,
      [0, 0.81, 0.25],
      [
        [0, 0],
        [0.08, 0],
        [0.15, 0.05],
        [0.18, 0.12],
        [0.17, 0.12],
      ],
      basin,
      44,
    )
    lathe(
      mesh,
      [0, 0.81, 0.25],
      [
        [0.17, 0.12],
        [0.14, 0.055],
        [0, 0.03],
      ],
      inside,
      44,
    )
    const tap: Knot[] = [
      [[0, 0.8, 0.05], 0.015],
      [[0, 1.02, 0.05], 0.014],
      [[0, 1.06, 0.09], 0.014],
      [[0, 1.05, 0.15], 0.013],
    ]
    tube(mesh, tap, metal, 12)
  })
}

const sides = 64

/** Mirror glass: pale, with slanting light. */
function mirrorGlass(tint: string, glint: string): Material {
  const [own, light] = [ink(tint), ink(glint)]
  return {
    color: ([x, y]) => {
      const slant = fraction((x * 0.8 + y) * 1.5)
      return slant < 0.14 || (slant > 0.2 && slant < 0.25) ? light : own
    },
  }
}

function rimAt(angle: number, radius: number, depth: number): Vec3 {
  return [Math.cos(angle) * radius, Math.sin(angle) * radius, depth]
}

/** A round mirror in a frame, hung with its middle at the origin. */
export function roundMirror(frame: Material, radius = 0.3): Mesh {
  const glass = mirrorGlass('#b9d0cf', '#e4efe6')
  return pieceOf((mesh) => {
    for (let step = 0; step < sides; step += 1) {
      const [a, b] = [(step / sides) * Math.PI * 2, ((step + 1) / sides) * Math.PI * 2]
      mesh.triangle([0, 0, 0.02], rimAt(a, radius, 0.02), rimAt(b, radius, 0.02), glass, [0, 0, 1])
      const wide = radius + 0.035
      mesh.quad(
        [
          rimAt(a, radius, 0.03),
          rimAt(b, radius, 0.03),
          rimAt(b, wide, 0.03),
          rimAt(a, wide, 0.03),
        ],
        frame,
      )
      mesh.quad(
        [rimAt(a, wide, 0), rimAt(b, wide, 0), rimAt(b, wide, 0.03), rimAt(a, wide, 0.03)],
        frame,
      )
    }
  })
}
