import type { Vec3 } from '../core/vectors.ts'
import { beam } from '../shapes/beam.ts'
import { box } from '../shapes/box.ts'
import { ellipsoid } from '../shapes/ellipsoid.ts'
import { lathe } from '../shapes/lathe.ts'
import { pieceOf } from '../shapes/put.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

export interface SofaStyle {
  /** 1 makes an armchair. */
  seats: 1 | 2 | 3
  cover: Material
  /** Of the seams and the sides. */
  side: Material
  leg: Material
  /** Thrown on it from left to right. */
  cushions?: readonly Material[]
}

/** Enough facets for light to fall off smoothly across cushions. */
const soft = { segments: [80, 40] as const }
/** What is thrown on it is rounder and nearer to the eye. */
const softest = { segments: [200, 100] as const }
const [seatWidth, depth] = [0.68, 0.82]

/** A sofa or an armchair with its back at the origin. */
export function sofa(style: SofaStyle): Mesh {
  const half = (style.seats * seatWidth) / 2
  return pieceOf((mesh) => {
    ellipsoid(mesh, [0, 0.26, depth / 2], [half + 0.12, 0.14, depth / 2], style.side, {
      ...soft,
      roundness: 0.16,
    })
    for (let seat = 0; seat < style.seats; seat += 1) {
      const x = -half + (seat + 0.5) * seatWidth
      const wide = seatWidth / 2 - 0.005
      ellipsoid(mesh, [x, 0.44, 0.5], [wide, 0.085, 0.34], style.cover, {
        ...soft,
        roundness: 0.35,
      })
      ellipsoid(mesh, [x, 0.68, 0.16], [wide, 0.25, 0.1], style.cover, { ...soft, roundness: 0.4 })
    }
    ellipsoid(mesh, [0, 0.56, 0.06], [half + 0.1, 0.3, 0.075], style.side, {
      ...soft,
      roundness: 0.22,
    })
    for (const side of [-1, 1]) {
      const arm: Vec3 = [side * (half + 0.1), 0.43, depth / 2]
      ellipsoid(mesh, arm, [0.1, 0.2, depth / 2 - 0.01], style.cover, { ...soft, roundness: 0.35 })
      for (const z of [0.08, depth - 0.08]) {
        const x = side * (half + 0.02)
        box(mesh, [x - 0.025, 0, z - 0.025], [x + 0.025, 0.16, z + 0.025], style.leg)
      }
    }
    addCushions(mesh, style, half)
  })
}

function addCushions(mesh: Mesh, { cushions = [], seats }: SofaStyle, half: number): void {
  for (const [index, material] of cushions.entries()) {
    const share = cushions.length === 1 ? 0.5 : index / (cushions.length - 1)
    const x = seats === 1 ? 0.02 : (share * 2 - 1) * (half - 0.24)
    const size: Vec3 = [0.2, 0.19, 0.085]
    ellipsoid(mesh, [x, 0.68, 0.33], size, material, {
      ...softest,
      roundness: 0.55,
      turn: (x * 0.5) / half,
    })
  }
}

/** A round stool of wood, or with another height a side table. */
export function stool(
  { top, leg }: { top: Material; leg: Material },
  { height = 0.46, radius = 0.18 } = {},
): Mesh {
  return pieceOf((mesh) => {
    lathe(
      mesh,
      [0, height - 0.04, 0],
      [
        [0, 0],
        [radius, 0],
        [radius + 0.008, 0.02],
        [radius, 0.04],
        [0, 0.04],
      ],
      top,
      40,
    )
    for (let each = 0; each < 3; each += 1) {
      const angle = (each / 3) * Math.PI * 2 + 0.4
      const [x, z] = [Math.cos(angle) * radius, Math.sin(angle) * radius]
      const foot: Vec3 = [x * 1.1, 0, z * 1.1]
      beam(mesh, foot, [x * 0.62, height - 0.03, z * 0.62], { width: 0.035, height: 0.035 }, leg)
    }
  })
}

/** A wooden chair with a ladder back; it faces the viewer. */
export function ladderBackChair({ wood, seat }: { wood: Material; seat: Material }): Mesh {
  const post = { width: 0.036, height: 0.036 }
  return pieceOf((mesh) => {
    for (const x of [-0.2, 0.2]) {
      beam(mesh, [x, 0, -0.18], [x, 0.96, -0.25], post, wood)
      beam(mesh, [x, 0, 0.2], [x, 0.45, 0.2], post, wood)
      beam(mesh, [x, 0.2, -0.18], [x, 0.2, 0.2], { width: 0.022, height: 0.022 }, wood)
    }
    box(mesh, [-0.22, 0.43, -0.2], [0.22, 0.47, 0.22], seat)
    for (const height of [0.6, 0.74, 0.88]) {
      const z = -0.18 - 0.07 * (height / 0.96)
      beam(mesh, [-0.2, height, z], [0.2, height, z], { width: 0.016, height: 0.06 }, wood)
    }
  })
}
