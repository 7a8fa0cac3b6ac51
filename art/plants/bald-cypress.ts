import { anyAngle, between, seededRandom, type Random } from '../core/random.ts'
import { add, normalize, type Vec3 } from '../core/vectors.ts'
import { lathe } from '../shapes/lathe.ts'
import type { Profile } from '../shapes/profile.ts'
import { tube } from '../shapes/tube.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'
import { leafClump } from './leaves.ts'
import { barkAlong } from './limb.ts'

export interface BaldCypressSetting {
  base: Vec3
  height: number
  seed: number
  leaf: Material
  bark: Material
  /** Of the trunk above its flared foot. */
  radius?: number
  /** Radius of the crown. */
  spread?: number
  /** Where the lowest branches are, as a share of the height. */
  bareTo?: number
  /** Leaves a ball: more and smaller ones for trees close by. */
  leaves?: number
  leafSize?: number
  /** Knees around the foot. */
  knees?: number
}

interface Growing extends Required<BaldCypressSetting> {
  mesh: Mesh
  random: Random
  lean: number
}

/** A bald cypress of the creeks: a fluted foot, a straight trunk, tiers of feathery leaves. */
export function baldCypress(mesh: Mesh, setting: BaldCypressSetting): void {
  const { height, seed } = setting
  const random = seededRandom(seed)
  const lean = (random() - 0.5) * 0.06 * height
  const tree: Growing = {
    radius: 0.042 * height,
    spread: 0.32 * height,
    bareTo: 0.32,
    leaves: 110,
    leafSize: 0.13,
    knees: 0,
    ...setting,
    mesh,
    random,
    lean,
  }
  growTrunk(tree)
  for (let branch = 0; branch < branches; branch += 1) growBranch(tree, branch)
  const top = add(tree.base, [lean, height * 0.98, 0])
  growBall(tree, top, { radius: tree.spread * 0.3, flatness: 0.8 })
  for (let knee = 0; knee < tree.knees; knee += 1) growKnee(tree)
}

/** Share of the height, and radius there in trunk radii. */
const outline = [
  [-0.03, 2.7],
  [0, 2.2],
  [0.025, 1.68],
  [0.06, 1.34],
  [0.13, 1.12],
  [0.25, 1],
  [0.5, 0.72],
  [0.8, 0.36],
  [1, 0.08],
] as const
const sides = 40

function growTrunk(tree: Growing): void {
  const { mesh, random, base, height, radius, lean, bark } = tree
  const turn = anyAngle(random)
  const top = add(base, [lean, height, 0])
  const streaks = barkAlong(
    [
      [base, radius],
      [top, radius],
    ],
    bark,
  )
  const at = (share: number, wide: number, angle: number): Vec3 => {
    const flutes = 0.26 * Math.max(0, 1 - share * 6) * Math.cos(angle * 7 + turn)
    const away = radius * wide * (1 + flutes + 0.04 * Math.cos(angle * 11))
    const [x, z] = [Math.cos(angle + turn) * away, Math.sin(angle + turn) * away]
    return add(base, [lean * share + x, height * share, z])
  }
  for (const [index, [low, wide]] of outline.slice(0, -1).entries()) {
    const [high, less] = outline[index + 1] as readonly [number, number]
    for (let side = 0; side < sides; side += 1) {
      const [from, to] = [(side / sides) * Math.PI * 2, ((side + 1) / sides) * Math.PI * 2]
      const corners = [
        at(low, wide, from),
        at(low, wide, to),
        at(high, less, to),
        at(high, less, from),
      ]
      mesh.quad(
        corners as [Vec3, Vec3, Vec3, Vec3],
        streaks,
        outward(turn + (from + to) / 2, low, turn),
      )
    }
  }
}

/** Out of the trunk, turned a little by the flutes so that light shows them. */
function outward(angle: number, share: number, turn: number): Vec3 {
  const sway = 0.55 * Math.max(0, 1 - share * 6) * Math.sin((angle - turn) * 7 + turn)
  return normalize([Math.cos(angle + sway), 0.12, Math.sin(angle + sway)])
}

const branches = 30
const goldenAngle = 2.4

function growBranch(tree: Growing, branch: number): void {
  const { mesh, random, base, height, radius, spread, lean, bareTo, bark } = tree
  const within = (branch + 0.4) / branches
  const share = bareTo + (1 - bareTo) * within
  const angle = branch * goldenAngle + random()
  const tier = Math.sin(Math.PI * Math.min(1, 0.16 + 0.9 * within)) ** 0.7
  const reach = spread * tier * between(random, 0.7, 1.2)
  const rise = between(random, 0.02, 0.22)
  const at = (out: number, lift: number): Vec3 =>
    add(base, [
      lean * share + Math.cos(angle) * reach * out,
      height * share + reach * lift,
      Math.sin(angle) * reach * out,
    ])
  const thick = radius * (1.2 - share)
  tube(
    mesh,
    [
      [at(0, -0.08), thick * 0.24],
      [at(0.5, 0.12), thick * 0.13],
      [at(1, rise), 0.014],
    ],
    bark,
    6,
  )
  for (const [out, size] of [
    [0.42, 0.3],
    [0.7, 0.32],
    [0.98, 0.24],
  ] as const) {
    const aside = (random() - 0.5) * reach * 0.24
    const center = add(at(out, rise * out + 0.06), [
      -Math.sin(angle) * aside,
      0,
      Math.cos(angle) * aside,
    ])
    growBall(tree, center, { radius: reach * size + 0.22, flatness: 0.38 })
  }
}

function growBall(
  { mesh, random, base, height, leaf, leaves, leafSize }: Growing,
  center: Vec3,
  shape: { radius: number; flatness: number },
): void {
  const crown = add(base, [0, height * 0.55, 0])
  leafClump(mesh, { center, ...shape, leaves, leafSize, material: leaf, crown }, random)
}

function growKnee({ mesh, random, base, radius, bark }: Growing): void {
  const angle = anyAngle(random)
  const away = radius * between(random, 2.5, 4.6)
  const tall = between(random, 0.18, 0.55)
  const wide = tall * between(random, 0.22, 0.3)
  const profile: Profile = [
    [wide * 1.7, -0.35],
    [wide * 1.25, 0.05],
    [wide, tall * 0.45],
    [wide * 0.72, tall * 0.8],
    [wide * 0.4, tall * 0.97],
    [0, tall],
  ]
  lathe(mesh, add(base, [Math.cos(angle) * away, 0, Math.sin(angle) * away]), profile, bark, 12)
}
