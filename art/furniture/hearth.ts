import { glowing } from '../materials/plain.ts'
import { box } from '../shapes/box.ts'
import { lathe } from '../shapes/lathe.ts'
import { pieceOf } from '../shapes/put.ts'
import { tube } from '../shapes/tube.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'
import { hearthFire } from './hearth-fire.ts'

interface FireplaceStyle {
  stone: Material
  hearth: Material
  mantel: Material
  soot: Material
  log: Material
  isBurning: boolean
  /** Over the floor, to where the chimney breast goes. */
  top: number
  width?: number
}

export const mantelHeight = 1.42
const [opening, depth, lintel] = [0.42, 0.42, 0.88] as const

/** A fireplace with its chimney breast; its back is at the origin. */
export function fireplace(style: FireplaceStyle): Mesh {
  const { stone, hearth, mantel, soot, log, isBurning, top, width = 1.7 } = style
  const half = width / 2
  return pieceOf((mesh) => {
    for (const side of [-1, 1]) {
      const [from, to] = [side * opening, side * half].toSorted((a, b) => a - b)
      box(mesh, [from as number, 0, 0], [to as number, lintel, depth], stone)
    }
    box(mesh, [-half, lintel, 0], [half, top, depth], stone)
    box(mesh, [-opening, 0, 0], [opening, lintel, 0.03], soot)
    box(mesh, [-half - 0.12, 0, depth], [half + 0.12, 0.09, depth + 0.42], hearth)
    box(mesh, [-opening, 0, 0.03], [opening, 0.09, depth], soot)
    box(
      mesh,
      [-half - 0.1, mantelHeight - 0.11, 0],
      [half + 0.1, mantelHeight, depth + 0.16],
      mantel,
    )
    layLogs(mesh, log)
    if (isBurning) hearthFire(mesh)
  })
}

function layLogs(mesh: Mesh, log: Material): void {
  for (const [y, z, half] of [
    [0.16, 0.2, 0.3],
    [0.16, 0.32, 0.28],
    [0.27, 0.26, 0.26],
  ] as const) {
    tube(
      mesh,
      [
        [[-half, y, z], 0.06],
        [[half, y, z + 0.02], 0.055],
      ],
      log,
      10,
    )
  }
}

/** Before a fireplace, where its fire gives light. */
export const fireLightAt = [0, 0.55, 0.62] as const

/** An iron stove on legs, its pipe so many metres high. */
export function woodStove(iron: Material, isBurning: boolean, pipe: number): Mesh {
  const window = isBurning ? glowing('#ffab4d', 0.8) : iron
  return pieceOf((mesh) => {
    for (const x of [-0.24, 0.24]) {
      for (const z of [0.06, 0.4])
        box(mesh, [x - 0.03, 0, z - 0.03], [x + 0.03, 0.2, z + 0.03], iron)
    }
    box(mesh, [-0.3, 0.18, 0], [0.3, 0.74, 0.46], iron)
    box(mesh, [-0.34, 0.74, -0.04], [0.34, 0.78, 0.52], iron)
    box(mesh, [-0.2, 0.32, 0.46], [0.2, 0.6, 0.475], window)
    for (const x of [-0.22, 0, 0.22])
      box(mesh, [x - 0.02, 0.3, 0.47], [x + 0.02, 0.62, 0.485], iron)
    for (const y of [0.3, 0.61]) box(mesh, [-0.24, y - 0.02, 0.47], [0.24, y + 0.02, 0.485], iron)
    lathe(
      mesh,
      [0, 0.78, 0.22],
      [
        [0.085, 0],
        [0.085, pipe - 0.78],
      ],
      iron,
      20,
    )
  })
}
