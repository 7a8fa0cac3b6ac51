import { glowing } from '../materials/plain.ts'
import { box } from '../shapes/box.ts'
import { ellipsoid } from '../shapes/ellipsoid.ts'
import { lathe } from '../shapes/lathe.ts'
import { pieceOf, put } from '../shapes/put.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'
import { plate } from './crockery.ts'

export interface SettingInks {
  china: Material
  napkin: Material
  glass: Material
  silver: Material
}

/** A place laid for one: plate, napkin, fork, knife and a glass; its guest sits toward the viewer. */
export function placeSetting({ china, napkin, glass, silver }: SettingInks): Mesh {
  return pieceOf((mesh) => {
    put(mesh, plate(china, 0.135), { at: [0, 0, 0] })
    box(mesh, [-0.045, 0.014, -0.08], [0.045, 0.03, 0.08], napkin)
    box(mesh, [-0.205, 0, -0.09], [-0.187, 0.006, 0.09], silver)
    box(mesh, [0.187, 0, -0.1], [0.203, 0.006, 0.1], silver)
    lathe(
      mesh,
      [0.17, 0, -0.2],
      [
        [0.03, 0],
        [0.036, 0.12],
        [0.031, 0.12],
        [0.027, 0.02],
      ],
      glass,
      24,
    )
  })
}

/** A candle in a jar; its light is about `candleLight` above where it stands. */
export function candleJar(jar: Material, isLit: boolean): Mesh {
  return pieceOf((mesh) => {
    lathe(
      mesh,
      [0, 0, 0],
      [
        [0.045, 0],
        [0.05, 0.1],
        [0.045, 0.1],
        [0.04, 0.015],
      ],
      jar,
      24,
    )
    lathe(
      mesh,
      [0, 0.01, 0],
      [
        [0.03, 0],
        [0.03, 0.055],
        [0, 0.055],
      ],
      glowing('#ffd38a', isLit ? 0.8 : 0.1),
      20,
    )
    if (isLit) ellipsoid(mesh, [0, 0.09, 0], [0.011, 0.026, 0.011], glowing('#fff3c4', 1))
  })
}

export const candleLight = 0.16

/** A square table under a cloth that hangs over its edge. */
export function clothTable(cloth: Material, wood: Material, size: number): Mesh {
  const half = size / 2
  return pieceOf((mesh) => {
    box(mesh, [-half, 0.5, -half], [half, diningHeight, half], cloth)
    for (const x of [-half + 0.07, half - 0.07]) {
      for (const z of [-half + 0.07, half - 0.07])
        box(mesh, [x - 0.03, 0, z - 0.03], [x + 0.03, 0.52, z + 0.03], wood)
    }
  })
}

export const diningHeight = 0.75
