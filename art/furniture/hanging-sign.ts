import { printed, type Print } from '../materials/prints.ts'
import { beam } from '../shapes/beam.ts'
import { box } from '../shapes/box.ts'
import { lathe } from '../shapes/lathe.ts'
import { pieceOf, put } from '../shapes/put.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

/** A painted board on two rods that rise so far over the origin, to what it hangs from. */
export function hangingSign(
  emblem: Print,
  frame: Material,
  { width = 0.78, height = 0.6, rise = 0 } = {},
): Mesh {
  const [half, top] = [width / 2, -0.16]
  const low = top - height
  const board = pieceOf((mesh) => {
    box(
      mesh,
      [-half, -height / 2, -0.025],
      [half, height / 2, 0.025],
      printed(emblem, [width, height]),
    )
  })
  return pieceOf((mesh) => {
    for (const x of [-half + 0.1, half - 0.1]) {
      beam(mesh, [x, rise, 0], [x, top, 0], { width: 0.014, height: 0.014 }, frame)
    }
    for (const y of [low, top]) {
      box(mesh, [-half - 0.03, y - 0.02, -0.035], [half + 0.03, y + 0.02, 0.035], frame)
    }
    for (const x of [-half, half]) {
      box(mesh, [x - 0.03, low - 0.02, -0.035], [x + 0.03, top + 0.02, 0.035], frame)
    }
    put(mesh, board, { at: [0, (top + low) / 2, 0] })
  })
}

/** A chime of glass drops on threads, hung so far over the origin. */
export function glassChime(
  glass: readonly Material[],
  thread: Material,
  { drops = 7, rise = 0 } = {},
): Mesh {
  return pieceOf((mesh) => {
    beam(mesh, [0, rise, 0], [0, -0.22, 0], { width: 0.008, height: 0.008 }, thread)
    lathe(
      mesh,
      [0, -0.24, 0],
      [
        [0, 0],
        [0.15, 0],
        [0.15, 0.02],
        [0, 0.05],
      ],
      thread,
      24,
    )
    for (let drop = 0; drop < drops; drop += 1) {
      const angle = (drop / drops) * Math.PI * 2
      const [x, z] = [Math.cos(angle) * 0.125, Math.sin(angle) * 0.125]
      const low = -0.5 - 0.1 * (drop % 3)
      beam(mesh, [x, -0.24, z], [x, low, z], { width: 0.005, height: 0.005 }, thread)
      const material = glass[drop % glass.length] as Material
      lathe(
        mesh,
        [x, low - 0.16, z],
        [
          [0, 0],
          [0.03, 0.05],
          [0.036, 0.09],
          [0.02, 0.14],
          [0, 0.17],
        ],
        material,
        14,
      )
    }
  })
}
