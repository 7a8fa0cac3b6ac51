import { beam } from '../shapes/beam.ts'
import { box } from '../shapes/box.ts'
import { lathe } from '../shapes/lathe.ts'
import { ellipsoid } from '../shapes/ellipsoid.ts'
import { pieceOf } from '../shapes/put.ts'
import { tube, type Knot } from '../shapes/tube.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

/** A tub between walls behind an apron; its back is at the origin, its length along x. */
export function builtInTub(
  { apron, rim, inside }: { apron: Material; rim: Material; inside: Material },
  length = 1.5,
): Mesh {
  const [half, depth, height] = [length / 2, 0.76, 0.56]
  return pieceOf((mesh) => {
    box(mesh, [-half, 0, depth - 0.06], [half, height - 0.05, depth - 0.02], apron)
    box(mesh, [-half, height - 0.05, depth - 0.1], [half, height, depth], rim)
    box(mesh, [-half, height - 0.05, 0], [half, height, 0.08], rim)
    for (const x of [-half, half - 0.1]) {
      box(mesh, [x, height - 0.05, 0], [x + 0.1, height, depth], rim)
    }
    box(mesh, [-half + 0.1, 0.18, 0.08], [half - 0.1, 0.2, depth - 0.1], inside)
  })
}

/** A round tub of galvanized steel, as ranches have for cattle. */
export function stockTank(steel: Material, inside: Material, radius = 0.72): Mesh {
  const ribs = Array.from({ length: 9 }, (_, index) => [
    [radius - (index % 2 ? 0.012 : 0), 0.02 + index * 0.07] as const,
    [radius - (index % 2 ? 0.012 : 0), 0.06 + index * 0.07] as const,
  ]).flat()
  return pieceOf((mesh) => {
    lathe(mesh, [0, 0, 0], ribs, steel, 72)
    lathe(
      mesh,
      [0, 0.6, 0],
      [
        [radius, 0.02],
        [radius + 0.02, 0.035],
        [radius - 0.01, 0.05],
        [radius - 0.03, 0.02],
        [radius - 0.04, -0.35],
        [0, -0.36],
      ],
      inside,
      72,
    )
  })
}

/** A shower head on its pipe, with a tap; the wall is at the origin. */
export function shower(metal: Material): Mesh {
  return pieceOf((mesh) => {
    const pipe: Knot[] = [
      [[0, 1.02, 0.04], 0.014],
      [[0, 2.02, 0.04], 0.014],
      [[0, 2.12, 0.1], 0.014],
      [[0, 2.12, 0.32], 0.014],
      [[0, 2.04, 0.36], 0.014],
    ]
    tube(mesh, pipe, metal, 12)
    lathe(
      mesh,
      [0, 1.97, 0.36],
      [
        [0, 0],
        [0.12, 0],
        [0.12, 0.015],
        [0.03, 0.04],
        [0.02, 0.07],
      ],
      metal,
      32,
    )
    beam(mesh, [-0.1, 1.05, 0.05], [0.1, 1.05, 0.05], { width: 0.04, height: 0.04 }, metal)
    for (const x of [-0.13, 0.13]) ellipsoid(mesh, [x, 1.05, 0.06], [0.03, 0.03, 0.03], metal)
  })
}

/** The frame of a glass wall, so clear that nobody sees the glass; it runs along x. */
export function showerFrame(metal: Material, width: number, height = 2.05): Mesh {
  const thin = 0.014
  return pieceOf((mesh) => {
    const upright = (x: number) => box(mesh, [x - thin, 0, -thin], [x + thin, height, thin], metal)
    for (let part = 0; part <= 2; part += 1) upright((width * part) / 2)
    for (const y of [0.02, height * 0.5, height]) {
      box(mesh, [0, y - thin, -thin], [width, y + thin, thin], metal)
    }
  })
}
