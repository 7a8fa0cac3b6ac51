import type { Vec3 } from '../core/vectors.ts'
import { beam } from '../shapes/beam.ts'
import { box } from '../shapes/box.ts'
import { ellipsoid } from '../shapes/ellipsoid.ts'
import { pieceOf } from '../shapes/put.ts'
import { tube, type Knot } from '../shapes/tube.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

export interface BedStyle {
  /** Half the width of the mattress; 0.78 is a queen. */
  half?: number
  wood: Material
  darkWood: Material
  sheet: Material
  quilt: Material
  throw: Material
  /** Of the front pillows, left and right, and of the small one between. */
  cushions: readonly [Material, Material, Material]
  /** Boards, slats or a slim iron arch. */
  headboard?: 'boards' | 'slats' | 'iron'
}

/** Where quilts fold: what `quilted` is told. */
export const queen = { edge: 0.82, foot: 2.05, top: 0.7 } as const

const length = 2.1

/** A bed with its head at the origin, its foot toward the viewer. */
export function bed(style: BedStyle): Mesh {
  const { half = 0.78 } = style
  return pieceOf((mesh) => {
    addFrame(mesh, style, half)
    addHeadboard(mesh, style, half)
    addBedding(mesh, style, half)
    addPillows(mesh, style, half)
  })
}

function addFrame(mesh: Mesh, { wood, darkWood }: BedStyle, half: number): void {
  box(mesh, [-half - 0.04, 0.16, 0.04], [half + 0.04, 0.36, length], wood)
  box(mesh, [-half, 0.3, length], [half, 0.5, length + 0.05], wood)
  for (const side of [-1, 1]) {
    const x = side * (half + 0.03)
    box(mesh, [x - 0.045, 0, length - 0.03], [x + 0.045, 0.6, length + 0.06], darkWood)
    box(mesh, [x - 0.045, 0, 0], [x + 0.045, 0.3, 0.09], darkWood)
  }
}

function addHeadboard(
  mesh: Mesh,
  { wood, darkWood, headboard = 'boards' }: BedStyle,
  half: number,
): void {
  const wide = half + 0.06
  if (headboard === 'iron') {
    addIronArch(mesh, darkWood, wide)
    return
  }
  const boards = headboard === 'boards' ? 6 : 12
  const gap = headboard === 'boards' ? 0.008 : 0.045
  for (let board = 0; board < boards; board += 1) {
    const from = -wide + (board / boards) * wide * 2
    const low: Vec3 = [from + gap, 0.3, 0.02]
    box(mesh, low, [from + (wide * 2) / boards - gap, 1.02, 0.06], wood)
  }
  box(mesh, [-wide - 0.05, 1, -0.01], [wide + 0.05, 1.07, 0.1], darkWood)
  for (const side of [-1, 1]) {
    box(mesh, [side * wide - 0.045, 0, 0], [side * wide + 0.045, 1.13, 0.09], darkWood)
  }
}

const archAt = (share: number) => 1.28 - 0.18 * share ** 2

/** Bars under an arch: without it they would end in spikes. */
function addIronArch(mesh: Mesh, iron: Material, wide: number): void {
  for (let bar = -5; bar <= 5; bar += 1) {
    const [x, size] = [(bar / 5) * wide, Math.abs(bar) === 5 ? 0.036 : 0.024]
    beam(mesh, [x, 0, 0.04], [x, archAt(bar / 5), 0.04], { width: size, height: size }, iron)
  }
  const size = { width: 0.028, height: 0.028 }
  beam(mesh, [-wide, 0.62, 0.04], [wide, 0.62, 0.04], size, iron)
  const arch = Array.from({ length: 21 }, (_, step): Knot => {
    const share = step / 10 - 1
    return [[share * wide, archAt(share), 0.04], 0.02]
  })
  tube(mesh, arch, iron, 12)
  for (const side of [-wide, wide]) ellipsoid(mesh, [side, 1.1, 0.04], [0.035, 0.04, 0.035], iron)
}

function addBedding(mesh: Mesh, style: BedStyle, half: number): void {
  const middle = length / 2 + 0.04
  const fine = { segments: [96, 48] as const }
  ellipsoid(mesh, [0, 0.46, middle], [half + 0.01, 0.22, length / 2 - 0.05], style.sheet, {
    ...fine,
    roundness: 0.18,
  })
  ellipsoid(mesh, [0, 0.46, middle + 0.3], [half + 0.06, 0.25, length / 2 - 0.29], style.quilt, {
    ...fine,
    roundness: 0.17,
  })
  ellipsoid(mesh, [0, 0.5, 0.78], [half + 0.065, 0.225, 0.15], style.sheet, {
    ...fine,
    roundness: 0.3,
  })
  ellipsoid(mesh, [0, 0.475, length - 0.4], [half + 0.09, 0.262, 0.22], style.throw, {
    ...fine,
    roundness: 0.17,
  })
}

function addPillows(mesh: Mesh, { sheet, cushions }: BedStyle, half: number): void {
  const soft = { segments: [80, 40] as const, roundness: 0.6 }
  for (const [index, side] of [-1, 1].entries()) {
    ellipsoid(mesh, [side * half * 0.48, 0.84, 0.22], [half * 0.46, 0.23, 0.13], sheet, soft)
    const front = cushions[index as 0 | 1]
    ellipsoid(mesh, [side * half * 0.46, 0.8, 0.4], [half * 0.38, 0.2, 0.11], front, soft)
  }
  ellipsoid(mesh, [0, 0.78, 0.55], [half * 0.32, 0.16, 0.1], cushions[2], soft)
}
