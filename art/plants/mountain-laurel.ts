import { anyAngle, anyDirection, between, seededRandom, type Random } from '../core/random.ts'
import { add, normalize, scale, subtract, type Vec3 } from '../core/vectors.ts'
import { tube } from '../shapes/tube.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'
import { leafClump } from './leaves.ts'

export interface MountainLaurelSetting {
  base: Vec3
  height: number
  /** Radius of the crown. */
  spread: number
  seed: number
  leaf: Material
  bark: Material
  /** Of its hanging clusters: the upper flowers, and the buds at the tip. */
  bloom: Material
  bud: Material
  clusters?: number
  finer?: number
}

/** Half the length of a leaf. */
export const laurelLeaf = 0.058
/** Of the balls of leaves. */
const flatness = 0.8

interface Growing extends MountainLaurelSetting {
  mesh: Mesh
  random: Random
  /** The middle of the crown. */
  crown: Vec3
}

/** A ball of leaves. */
interface Ball {
  center: Vec3
  radius: number
}

/** A Texas mountain laurel in bloom: a dense dark crown hung with purple clusters. */
export function mountainLaurel(mesh: Mesh, setting: MountainLaurelSetting): void {
  const { base, height, spread, seed, bark, clusters = 70 } = setting
  const random = seededRandom(seed)
  const crown = add(base, [0, height * 0.62, 0])
  const tree: Growing = { ...setting, mesh, random, crown }
  for (let stem = 0; stem < 4; stem += 1) {
    const angle = stem * 1.6 + random()
    const out = add(base, [
      Math.cos(angle) * spread * 0.35,
      height * 0.5,
      Math.sin(angle) * spread * 0.35,
    ])
    tube(
      mesh,
      [
        [add(base, [Math.cos(angle) * 0.1, -0.1, Math.sin(angle) * 0.1]), 0.075],
        [add(base, [Math.cos(angle) * 0.22, height * 0.28, Math.sin(angle) * 0.22]), 0.055],
        [out, 0.03],
      ],
      bark,
      7,
    )
  }
  const balls = growCrown(tree)
  for (let index = 0; index < clusters; index += 1) {
    hangCluster(tree, balls[Math.floor(random() * balls.length)] as Ball)
  }
}

function onCrown({ random, spread, height, crown }: Growing, share: number): Vec3 {
  const [x, y, z] = anyDirection(random)
  return add(crown, [x * spread * share, y * height * 0.36 * share, z * spread * share])
}

function growCrown(tree: Growing): Ball[] {
  const { mesh, random, spread, leaf, crown, finer } = tree
  return Array.from({ length: 22 }, () => {
    const center = onCrown(tree, between(random, 0.35, 0.8))
    const radius = spread * between(random, 0.24, 0.36)
    const foliage = { flatness, leaves: 300, leafSize: laurelLeaf, material: leaf }
    leafClump(mesh, { ...foliage, center, radius, crown, finer }, random)
    return { center, radius }
  })
}

/** A raceme as long as a hand, wide above and pointed below, on the outer side of a ball of leaves. */
function hangCluster(tree: Growing, { center, radius }: Ball): void {
  const { mesh, random, crown, bloom, bud, finer = 1 } = tree
  const outward = normalize(
    add(anyDirection(random), scale(normalize(subtract(center, crown)), 0.9)),
  )
  const top = add(center, [
    outward[0] * radius,
    outward[1] * radius * flatness,
    outward[2] * radius,
  ])
  if (top[1] < crown[1] - tree.height * 0.22) return
  const away = normalize(subtract(top, crown))
  const length = between(random, 0.2, 0.34)
  const flowers = 34
  for (let index = 0; index < flowers; index += 1) {
    const share = index / flowers
    const flower = { top, away, length, share, material: share > 0.68 ? bud : bloom }
    addFlower(mesh, { ...flower, angle: anyAngle(random), finer })
    const others = seededRandom(index + Math.trunc(top[0] * 997 + top[2] * 7919))
    for (let more = 1; more < finer ** 2; more += 1) {
      const low = share + (others() - 0.5) * 0.16
      const own = { share: low, angle: anyAngle(others), width: 0.5 + 0.6 * others() }
      addFlower(mesh, { ...flower, ...own, finer })
    }
  }
}

interface Flower {
  /** Of its cluster, which points away from the crown. */
  top: Vec3
  away: Vec3
  length: number
  /** How far down the cluster, from 0 to 1. */
  share: number
  angle: number
  /** Of the cluster there, as a share of the usual one. */
  width?: number
  material: Material
  finer: number
}

function addFlower(mesh: Mesh, flower: Flower): void {
  const { top, away, length, share, angle, width = 1, material, finer } = flower
  const radius = length * 0.26 * (1 - share * 0.8) * width
  const out: Vec3 = [Math.cos(angle), 0.2, Math.sin(angle)]
  const at = add(top, [
    out[0] * radius + away[0] * 0.05,
    -length * share,
    out[2] * radius + away[2] * 0.05,
  ])
  const size = (0.036 * (1 - share * 0.4)) / finer ** 0.8
  const side: Vec3 = [-out[2] * size, 0, out[0] * size]
  mesh.quad(
    [add(at, [0, size, 0]), add(at, side), add(at, [0, -size, 0]), subtract(at, side)],
    material,
    normalize(add(out, away)),
  )
}
