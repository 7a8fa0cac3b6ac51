import { anyAngle, between, seededRandom } from '../core/random.ts'
import { add, type Vec3 } from '../core/vectors.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'
import { leafClump } from './leaves.ts'

export interface ShrubSetting extends Partial<Foliage> {
  base: Vec3
  radius: number
  seed: number
  leaf: Material
}

interface Foliage {
  /** Leaves a ball. */
  leaves: number
  leafSize: number
  /** Height over width of a ball. */
  flatness: number
}

interface Balls {
  count: number
  /** How far from the middle, how high and how large they are, in radii. */
  away: number
  lift: readonly [number, number]
  size: readonly [number, number]
}

/** A round shrub: sage, yaupon, a potted plant. */
export function bush(mesh: Mesh, setting: ShrubSetting): void {
  const balls: Balls = { count: 5, away: 0.6, lift: [0.4, 0.65], size: [0.45, 0.7] }
  heap(mesh, { leaves: 90, leafSize: 0.12, flatness: 0.7, ...setting }, balls)
}

/** A tree far off: balls of large leaves, no trunk. */
export function farTree(mesh: Mesh, setting: ShrubSetting): void {
  const { flatness = 0.8 } = setting
  const lift = [flatness * 0.55, flatness * 0.9] as const
  const balls: Balls = { count: 4, away: 0.5, lift, size: [0.5, 0.8] }
  heap(mesh, { leaves: 150, leafSize: 0.23, flatness, ...setting }, balls)
}

function heap(
  mesh: Mesh,
  setting: ShrubSetting & Foliage,
  { count, away, lift, size }: Balls,
): void {
  const { base, radius, seed, leaf, leaves, leafSize, flatness } = setting
  const random = seededRandom(seed)
  for (let ball = 0; ball < count; ball += 1) {
    const angle = anyAngle(random)
    const out = radius * away * random()
    const center = add(base, [
      Math.cos(angle) * out,
      radius * between(random, ...lift),
      Math.sin(angle) * out,
    ])
    const own = { center, radius: radius * between(random, ...size) }
    leafClump(mesh, { ...own, flatness, leaves, leafSize, material: leaf, crown: base }, random)
  }
}
