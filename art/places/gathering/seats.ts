import { campFire } from '../../building/camp-fire.ts'
import { around } from '../../core/vectors.ts'
import { adirondack } from '../../furniture/adirondack.ts'
import { hungLantern, lanternHook } from '../../furniture/lantern-hook.ts'
import { stump } from '../../furniture/log-seats.ts'
import { lantern } from '../../furniture/wall-lantern.ts'
import { on } from '../../land/ground.ts'
import { rock } from '../../land/rock.ts'
import { country } from '../../materials/country.ts'
import { flat, glowing } from '../../materials/plain.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import { land, pathAt, ring } from './measures.ts'

const chairs = 12
/** Open toward the path, in radians: a quarter of the ring. */
const opening = 1.35
const woods = [flat('#b5543c'), flat('#2f8f8a'), flat('#d9a441'), flat('#c9b48f')] as const
const [iron, glow] = [flat('#26282e'), glowing('#ffdc93', 0.95)]

/** A dozen chairs around one large ring of stone. */
export function seatAll(mesh: Mesh): void {
  const { radius, hearth } = ring
  const base = on(land, 0, 0)
  const log = flat('#6b4630')
  campFire(mesh, { base, radius, hearth, stone: country.rubble, log, seed: 8, isBurning: true })
  for (let index = 0; index < chairs; index += 1) {
    const angle = chairAngle(index)
    const [x, , z] = around(angle)
    const away = ring.chairs + (index % 2) * 0.12
    adirondack(mesh, {
      at: on(land, x * away, z * away),
      turn: Math.atan2(-x, -z),
      material: woods[index % 4] as (typeof woods)[0],
      scale: 1.05,
    })
  }
  for (const index of [1.5, 4.5, 8.5]) {
    const [x, , z] = around(chairAngle(index))
    const at = on(land, x * (ring.chairs - 0.05), z * (ring.chairs - 0.05))
    stump(mesh, { at, radius: 0.19, height: 0.4, bark: country.bark, grain: flat('#d9b98a') })
  }
}

function chairAngle(index: number): number {
  const middle = Math.PI / 2
  return middle + opening / 2 + (index / (chairs - 1)) * (Math.PI * 2 - opening)
}

const hooks = [
  [-4.6, 2.2, 1],
  [4.7, 1.5, -1],
  [-3.2, -4.2, 1],
  [3.4, -4.1, -1],
] as const
const hung = [
  [-5.3, 2.75, -2.4],
  [-4.2, 3.15, -3.6],
  [-6.4, 3.0, -1.4],
  [6.3, 2.9, -3.2],
  [5.1, 3.25, -4.4],
] as const
const standing = [
  [-1.25, 3.35],
  [1.2, 3.5],
] as const

const standingHeight = 0.235

/** Lanterns on hooks, from limbs and beside the path. */
export function hangLanterns(mesh: Mesh): void {
  for (const [x, z, side] of hooks) {
    lanternHook(mesh, { at: on(land, x, z), side, glow, metal: iron })
  }
  for (const at of hung) hungLantern(mesh, { at, cord: 2.4, glow, metal: iron })
  for (const [index, [x, z]] of standing.entries()) {
    // On a flat stone: on bare gravel a lantern seems to float.
    const radii = [0.24, 0.09, 0.2] as const
    rock(mesh, { center: on(land, x, z), radii, material: country.limestone, seed: index + 3 })
    lantern(mesh, { at: on(land, x, z, standingHeight), glow, metal: iron })
  }
}

/** Where lanterns shine. */
export const lanternPlaces = [
  ...hooks.map(([x, z, side]) => on(land, x + side * 0.34, z, 1.58)),
  ...hung,
  ...standing.map(([x, z]) => on(land, x, z, standingHeight + 0.03)),
]

/** Hooks along the way to the fire; from the path each is seen beside the others. */
const alongPath = (
  [
    [4.9, -1, 1.25],
    [7.8, -1, 1.7],
    [8.7, 1, 1.25],
  ] as const
).map(([z, side, away]) => ({ x: pathAt(z) + side * away, z, side: -side as 1 | -1 }))

export function lightPath(mesh: Mesh): void {
  for (const { x, z, side } of alongPath) {
    lanternHook(mesh, { at: on(land, x, z), side, height: 1.3, glow, metal: iron })
  }
}

export const pathLanternPlaces = alongPath.map(({ x, z, side }) =>
  on(land, x + side * 0.34, z, 0.98),
)
