import type { Random } from '../core/random.ts'
import { add, along, cross, normalize, type Vec3 } from '../core/vectors.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'
import { blade } from './grass.ts'

export interface BluebonnetInks {
  stem: Material
  petal: Material
  /** The white tip. */
  tip: Material
}

interface BluebonnetSize {
  base: Vec3
  height: number
  /** More and smaller ones for flowers close by. */
  petals?: number
}

const goldenAngle = 2.4

/** A Texas bluebonnet with leaves at its foot. */
export function bluebonnet(
  mesh: Mesh,
  { base, height, stem, petal, tip, petals = 22 }: BluebonnetInks & BluebonnetSize,
  random: Random,
): void {
  blade(mesh, { base, height, width: 0.008, material: stem, bend: 0.05 }, random)
  for (let leaf = 0; leaf < 4; leaf += 1) addLeaf(mesh, base, height, stem, random)
  for (let index = 0; index < petals; index += 1) {
    const share = index / petals
    const angle = index * goldenAngle
    const out = height * 0.13 * (1 - share * 0.75)
    const point = add(base, [
      Math.cos(angle) * out,
      height * (0.42 + 0.6 * share),
      Math.sin(angle) * out,
    ])
    const size = height * 0.085 * Math.sqrt(22 / petals) * (1 - share * 0.45)
    const side = normalize(cross([Math.cos(angle), 0.2, Math.sin(angle)], [0, 1, 0]))
    mesh.quad(
      [
        add(point, [0, size, 0]),
        along(point, side, size),
        add(point, [0, -size * 0.8, 0]),
        along(point, side, -size),
      ],
      share > 0.8 ? tip : petal,
      normalize([Math.cos(angle), 0.8, Math.sin(angle)]),
    )
  }
}

function addLeaf(mesh: Mesh, base: Vec3, height: number, material: Material, random: Random): void {
  const angle = random() * Math.PI * 2
  const out = (turn: number, reach: number, lift: number): Vec3 =>
    add(base, [Math.cos(turn) * height * reach, height * lift, Math.sin(turn) * height * reach])
  mesh.quad(
    [
      add(base, [0, height * 0.2, 0]),
      out(angle, 0.22, 0.3),
      out(angle, 0.34, 0.24),
      out(angle + 0.5, 0.2, 0.22),
    ],
    material,
    [0, 1, 0],
  )
}

/** A simple open flower: paintbrush, daisy, poppy. */
export function flower(
  mesh: Mesh,
  { base, height, stem, petal }: { base: Vec3; height: number; stem: Material; petal: Material },
  random: Random,
): void {
  blade(mesh, { base, height, width: 0.007, material: stem, bend: 0.15 }, random)
  const radius = height * 0.12
  for (let index = 0; index < 9; index += 1) {
    const angle = index * 0.7 + random()
    const rim = (turn: number, lift: number): Vec3 =>
      add(base, [Math.cos(turn) * radius, height * lift, Math.sin(turn) * radius])
    mesh.triangle(
      add(base, [0, height * 0.86, 0]),
      rim(angle, 0.95 + 0.15 * random()),
      rim(angle + 0.6, 0.92 + 0.12 * random()),
      petal,
      [0, 1, 0],
    )
  }
}
