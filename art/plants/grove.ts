import { on, type Ground } from '../land/ground.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'
import { cedar, type CedarSetting } from './cedar.ts'
import { liveOak, type LiveOakSetting } from './live-oak.ts'

export type OakPlace = readonly [x: number, z: number, height: number, spread: number, seed: number]
type OakLook = Omit<LiveOakSetting, 'base' | 'height' | 'spread' | 'seed'>

/** Leaves of oaks by their distance: some ten metres away, across a meadow, at its end. */
export const oakLeaves = {
  near: { clumps: 64, leaves: 620, leafSize: 0.082 },
  middle: { clumps: 48, leaves: 360, leafSize: 0.11 },
  far: { clumps: 42, leaves: 200, leafSize: 0.16 },
} as const

/** Live oaks of one look. */
export function oaks(mesh: Mesh, ground: Ground, places: readonly OakPlace[], look: OakLook): void {
  for (const [x, z, height, spread, seed] of places) {
    liveOak(mesh, { ...look, base: on(ground, x, z), height, spread, seed })
  }
}

export type CedarPlace = readonly [x: number, z: number, height: number]
type CedarLook = { leaf: Material; bark: Material } & Partial<CedarSetting>

/** Junipers of one look. */
export function cedars(
  mesh: Mesh,
  ground: Ground,
  places: readonly CedarPlace[],
  look: CedarLook,
): void {
  for (const [x, z, height] of places) {
    const seed = Math.trunc(x * 7 + z + 199)
    cedar(mesh, { ...look, base: on(ground, x, z), height, seed })
  }
}
