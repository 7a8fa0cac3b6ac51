import { noise } from '../core/noise.ts'
import { lerp } from '../core/numbers.ts'
import { anyAngle, seededRandom, type Random } from '../core/random.ts'
import { length, subtract, type Vec3 } from '../core/vectors.ts'
import { tube } from '../shapes/tube.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'
import { leafClump } from './leaves.ts'
import { limb } from './limb.ts'

export interface LiveOakSetting {
  base: Vec3
  height: number
  /** Radius of the crown. */
  spread: number
  seed: number
  leaf: Material
  bark: Material
  /** Balls of leaves, and leaves a ball: more and smaller ones for trees close by. */
  clumps: number
  leaves: number
  leafSize: number
  finer?: number
  /** Where the trunk forks, as a share of the height. */
  fork?: number
  /** How far the trunk leans to the right, metres a metre. */
  lean?: number
}

interface Growing extends Required<LiveOakSetting> {
  mesh: Mesh
  random: Random
  trunkRadius: number
  top: Vec3
}

/** A live oak of the Hill Country: a short trunk, limbs that wander far, a wide low crown. */
export function liveOak(mesh: Mesh, setting: LiveOakSetting): void {
  const { base, height, seed, fork = 0.2, lean = 0, finer = 1 } = setting
  const trunkHeight = height * fork
  const top: Vec3 = [base[0] + lean * trunkHeight, base[1] + trunkHeight, base[2]]
  const trunkRadius = 0.055 * height
  const random = seededRandom(seed)
  const tree: Growing = { ...setting, fork, lean, finer, mesh, random, trunkRadius, top }
  growTrunk(tree, trunkHeight)
  const limbs = growLimbs(tree, trunkHeight)
  for (let index = 0; index < setting.clumps; index += 1) growClump(tree, index, limbs)
}

function growTrunk(
  { mesh, base, lean, trunkRadius: radius, top, bark }: Growing,
  tall: number,
): void {
  const [x, y, z] = base
  limb(
    mesh,
    [
      [[x - 0.1, y - 0.3, z], radius * 1.7],
      [[x + lean * 0.1, y + 0.15 * tall, z], radius * 1.15],
      [[x + lean * tall * 0.5, y + 0.6 * tall, z], radius],
      [top, radius * 1.05],
    ],
    bark,
    9,
  )
}

const limbSteps = 8

function growLimbs(tree: Growing, trunkHeight: number): Vec3[][] {
  const { mesh, random, bark, trunkRadius } = tree
  const count = 5 + Math.floor(random() * 3)
  const first = anyAngle(random)
  return Array.from({ length: count }, (_, index) => {
    const angle = first + (index / count) * Math.PI * 2 + (random() - 0.5) * 0.5
    const points = limbPoints(tree, angle, trunkHeight)
    const knots = points.map((point, step) => {
      const thickness = 0.72 * (1 - (step / limbSteps) * 0.86)
      return [point, Math.max(0.03, trunkRadius * thickness)] as const
    })
    limb(mesh, knots, bark)
    return points
  })
}

function limbPoints({ random, spread, height, top }: Growing, angle: number, fork: number): Vec3[] {
  const reach = spread * (0.62 + 0.25 * random())
  const rise = height * (0.48 + 0.28 * random()) - fork
  const phase = random() * 9
  return Array.from({ length: limbSteps + 1 }, (_, step) => {
    const share = step / limbSteps
    const bend = Math.sin(share * 3.2 + phase) * 0.09 * spread * share
    const out = reach * share
    const lift = rise * (share ** 0.8 * 0.75 + 0.25 * share * share)
    return [
      top[0] + Math.cos(angle) * out - Math.sin(angle) * bend,
      top[1] - fork * 0.12 + lift + noise(share * 2.5, phase) * 0.06 * height * share,
      top[2] + Math.sin(angle) * out + Math.cos(angle) * bend,
    ]
  })
}

const goldenAngle = 2.399_96

function growClump(tree: Growing, index: number, limbs: readonly Vec3[][]): void {
  const { mesh, random, height, top, base, leaf, leaves, leafSize, finer } = tree
  const center = clumpCenter(tree, index)
  const radius = height * (0.115 + 0.06 * random())
  const crown: Vec3 = [top[0], base[1] + height * 0.42, top[2]]
  if (random() < 0.75) growTwig(tree, nearestLimb(limbs, center), center)
  const clump = { center, radius, flatness: 0.6, leaves, leafSize, finer, material: leaf, crown }
  leafClump(mesh, clump, random)
  // Smaller balls beside it break the outline.
  for (let satellite = 0; satellite < 2; satellite += 1) {
    const angle = anyAngle(random)
    const beside: Vec3 = [
      center[0] + Math.cos(angle) * radius * 0.95,
      center[1] + (random() - 0.35) * radius * 0.5,
      center[2] + Math.sin(angle) * radius * 0.95,
    ]
    const small = {
      radius: radius * 0.5,
      leaves: Math.floor(leaves * 0.3),
      leafSize: leafSize * 0.9,
    }
    leafClump(mesh, { ...clump, ...small, center: beside }, random)
  }
}

function clumpCenter(
  { random, clumps, spread, seed, height, top, base }: Growing,
  index: number,
): Vec3 {
  const angle = index * goldenAngle + random() * 0.5
  const radius =
    spread *
    Math.sqrt((index + 0.5) / clumps) *
    (0.86 + 0.22 * random()) *
    (1 + 0.16 * Math.sin(angle * 2 + seed))
  const dome = Math.sqrt(Math.max(0, 1 - (radius / (spread * 1.12)) ** 2))
  const isLow = random() < 0.38
  const lift = isLow
    ? 0.4 + 0.147 * dome * (0.85 + 0.25 * random())
    : 0.5 + 0.42 * dome * (0.85 + 0.25 * random())
  return [
    top[0] + Math.cos(angle) * radius,
    base[1] + height * lift,
    top[2] + Math.sin(angle) * radius * 0.95,
  ]
}

function nearestLimb(limbs: readonly Vec3[][], center: Vec3): Vec3 {
  const reachable = limbs
    .flatMap((points) => points.slice(2))
    .filter((point) => point[1] < center[1] + 0.3)
  const away = (point: Vec3) => length(subtract(point, center))
  const start = limbs[0]?.[3] ?? center
  return reachable.reduce((best, point) => (away(point) < away(best) ? point : best), start)
}

function growTwig({ mesh, random, trunkRadius, bark }: Growing, from: Vec3, to: Vec3): void {
  const middle: Vec3 = [
    lerp(from[0], to[0], 0.55) + (random() - 0.5) * 0.3,
    lerp(from[1], to[1], 0.35),
    lerp(from[2], to[2], 0.55),
  ]
  tube(
    mesh,
    [
      [from, trunkRadius * 0.18],
      [middle, trunkRadius * 0.12],
      [to, 0.02],
    ],
    bark,
    4,
  )
}
