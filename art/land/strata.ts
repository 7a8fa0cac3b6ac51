import { clamp, lerp, smoothstep } from '../core/numbers.ts'
import { noise } from '../core/noise.ts'
import { between, seededRandom, type Random } from '../core/random.ts'
import { dot, normalOf, type Vec3 } from '../core/vectors.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

/** One layer of limestone: how far from the water its front is, and how high its top. */
export type Stratum = readonly [away: number, top: number]

export interface StrataSetting {
  /** The lowest first. */
  strata: readonly Stratum[]
  /** Of a bank: how far to the right a distance from the water lies there. */
  acrossAt: (away: number, z: number) => number
  /** Along the creek. */
  z: readonly [from: number, to: number]
  /** 1 where the land rises to the right. */
  side: -1 | 1
  material: Material
  seed: number
}

/** Slabs of limestone, one layer over the other, each broken into blocks, as creeks lay them bare. */
export function layStrata(mesh: Mesh, setting: StrataSetting): void {
  const random = seededRandom(setting.seed)
  for (const level of setting.strata.keys()) {
    let near = setting.z[1]
    while (near > setting.z[0]) {
      const far = near - between(random, 0.45, 1.5)
      layBlock(mesh, setting, { level, near, far }, random)
      near = far
    }
  }
}

/** The height of the layers a way from the water, for what stands on them. */
export function onStrata(strata: readonly Stratum[], away: number): number {
  return strata.findLast(([from]) => away > from)?.[1] ?? 0
}

/** The ground under the layers: well below their tops, and level with the last one behind it. */
export function underStrata(strata: readonly Stratum[], away: number): number {
  const [[first], [last, top]] = [strata[0], strata.at(-1)] as [Stratum, Stratum]
  const share = clamp((away - first) / (last - first))
  const deep = lerp(-0.35, top - 0.5, share)
  return lerp(deep, top + 0.03, smoothstep(last + 0.5, last + 0.85, away))
}

interface Block {
  level: number
  near: number
  far: number
}

const [joint, undercut, bevel, depth, pieces] = [0.014, 0.07, 0.035, 1.6, 3] as const

function layBlock(mesh: Mesh, setting: StrataSetting, block: Block, random: Random): void {
  const { strata, acrossAt, side, seed } = setting
  const { level, near, far } = block
  const [away, level0] = strata[level] as Stratum
  const top = level0 + between(random, -0.03, 0.015)
  const foot = (strata[level - 1]?.[1] ?? -0.5) - 0.1
  // Fronts wander together: a block far behind its neighbor would leave a black slot.
  const out = between(random, -0.03, 0.03)
  const skew = between(random, -0.03, 0.03)
  const front = (share: number, back: number, y: number): Vec3 => {
    const z = lerp(near - joint, far + joint, share)
    const chips = 0.05 * noise(z * 3.1, level * 7 + seed)
    const bays = 0.16 * noise(z * 0.6, level * 3.7 + seed)
    return [acrossAt(away + out + bays + chips + skew * (share - 0.5), z) + side * back, y, z]
  }
  const rows = [
    [undercut, foot],
    [0, lerp(foot, top, 0.55)],
    [0, top - bevel],
    [bevel, top],
    [depth, top],
  ] as const
  for (let piece = 0; piece < pieces; piece += 1) {
    const [from, to] = [piece / pieces, (piece + 1) / pieces]
    for (const [index, [back, y]] of rows.slice(0, -1).entries()) {
      const [further, higher] = rows[index + 1] as readonly [number, number]
      facing(
        mesh,
        [
          front(from, back, y),
          front(to, back, y),
          front(to, further, higher),
          front(from, further, higher),
        ],
        setting.material,
        [-side, index === 3 ? 4 : 0.2, 0],
      )
    }
  }
  for (const end of [0, 1]) {
    facing(
      mesh,
      [
        front(end, undercut, foot),
        front(end, 0, top - bevel),
        front(end, depth, top),
        front(end, depth, foot),
      ],
      setting.material,
      [0, 0, end === 0 ? 1 : -1],
    )
  }
}

/** A face whose light comes from the side it looks to, however its corners turn. */
function facing(
  mesh: Mesh,
  corners: readonly [Vec3, Vec3, Vec3, Vec3],
  material: Material,
  toward: Vec3,
): void {
  const [a, b, c, d] = corners
  const own = normalOf(a, b, c)
  if (dot(own, toward) >= 0) mesh.quad(corners, material)
  else mesh.quad([d, c, b, a], material)
}
