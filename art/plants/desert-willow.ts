import { anyAngle, between, seededRandom, type Random } from '../core/random.ts'
import { add, along, cross, mix, normalize, subtract, type Vec3 } from '../core/vectors.ts'
import { tube } from '../shapes/tube.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'
import { leafClump } from './leaves.ts'

export interface DesertWillowSetting {
  base: Vec3
  height: number
  seed: number
  leaf: Material
  /** Its trumpet flowers, and their pale throats. */
  bloom: Material
  throat: Material
  bark: Material
  /** Leaves a twig: more and smaller ones for trees close by. */
  leaves?: number
}

interface Growing extends DesertWillowSetting {
  mesh: Mesh
  random: Random
}

/** A desert willow in bloom: several thin stems, long narrow leaves, flowers at the tips. */
export function desertWillow(mesh: Mesh, setting: DesertWillowSetting): void {
  const tree: Growing = { ...setting, mesh, random: seededRandom(setting.seed) }
  const stems = 5
  const first = anyAngle(tree.random)
  for (let stem = 0; stem < stems; stem += 1) {
    growStem(tree, first + (stem / stems) * Math.PI * 2)
  }
}

function growStem(tree: Growing, angle: number): void {
  const { mesh, random, base, height, bark } = tree
  const reach = height * between(random, 0.16, 0.34)
  const top = height * between(random, 0.78, 1)
  const phase = random() * 6
  const at = (share: number): Vec3 =>
    add(base, [
      Math.cos(angle) * reach * share ** 0.8 + Math.sin(share * 5 + phase) * 0.05 * height * share,
      top * share - 0.1,
      Math.sin(angle) * reach * share ** 0.8 + Math.cos(share * 4 + phase) * 0.05 * height * share,
    ])
  const knots = Array.from({ length: 8 }, (_, step) => {
    const share = step / 7
    return [at(share), height * 0.018 * (1.15 - share)] as const
  })
  tube(mesh, knots, bark, 7)
  for (let branch = 0; branch < 11; branch += 1) {
    growBranch(tree, at(0.34 + (0.64 * branch) / 10), angle + branch * 2.4)
  }
}

function growBranch(tree: Growing, from: Vec3, angle: number): void {
  const { mesh, random, height, bark } = tree
  const reach = height * between(random, 0.1, 0.2)
  const tip = add(from, [
    Math.cos(angle) * reach,
    reach * between(random, 0.25, 0.75),
    Math.sin(angle) * reach,
  ])
  tube(
    mesh,
    [
      [from, height * 0.006],
      [tip, 0.006],
    ],
    bark,
    4,
  )
  for (let spray = 0; spray < 5; spray += 1) {
    growSpray(tree, mix(from, tip, 0.3 + 0.17 * spray))
  }
  bloomAt(tree, tip)
  if (random() < 0.75) bloomAt(tree, along(tip, normalize(subtract(from, tip)), reach * 0.3))
}

/** Leaves arch out from a twig and hang. */
function growSpray(tree: Growing, from: Vec3): void {
  const { mesh, random, base, height, leaf, leaves = 26 } = tree
  for (let index = 0; index < leaves; index += 1) {
    const angle = anyAngle(random)
    const length = between(random, 0.14, 0.3)
    const out: Vec3 = [Math.cos(angle), between(random, -0.55, 0.5), Math.sin(angle)]
    const start = along(from, out, random() * height * 0.045)
    const bend = along(start, out, length * 0.55)
    const end = add(along(start, out, length * 0.9), [0, -length * 0.42, 0])
    const side = normalize(cross(out, [0, 1, 0]))
    const wide = 0.013
    const crown = add(base, [0, height * 0.55, 0])
    const normal = normalize(add(normalize(subtract(start, crown)), [0, 0.4, 0]))
    mesh.leaf([start, along(bend, side, wide), end, along(bend, side, -wide)], leaf, normal)
  }
}

function bloomAt({ mesh, random, base, height, bloom, throat }: Growing, at: Vec3): void {
  const crown = add(base, [0, height * 0.5, 0])
  const ball = { center: at, flatness: 0.85, crown }
  leafClump(
    mesh,
    { ...ball, radius: between(random, 0.13, 0.22), leaves: 34, leafSize: 0.055, material: bloom },
    random,
  )
  leafClump(mesh, { ...ball, radius: 0.15, leaves: 7, leafSize: 0.038, material: throat }, random)
}
