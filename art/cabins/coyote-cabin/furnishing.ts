import { campFire } from '../../building/camp-fire.ts'
import { stoneBench } from '../../building/stone-bench.ts'
import type { Vec3 } from '../../core/vectors.ts'
import { adirondack } from '../../furniture/adirondack.ts'
import { mug } from '../../furniture/crockery.ts'
import { stump } from '../../furniture/log-seats.ts'
import { lantern } from '../../furniture/wall-lantern.ts'
import { on } from '../../land/ground.ts'
import { box } from '../../shapes/box.ts'
import { pieceOf, put } from '../../shapes/put.ts'
import type { Material } from '../../tracer/material.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import { materials } from './inks.ts'
import { land } from './land.ts'
import { firePlace, floor, terrace } from './measures.ts'

/** The lantern by the door, and the one on the low wall. */
export const lanternAt: Vec3 = [0.95, floor + 1.75, 0.16]
export const wallLanternAt: Vec3 = [7.79, terrace.level + 0.68, 0.9]

/** Two deep chairs that face the open sky, and the fire with its stone bench. */
export function furnish(
  mesh: Mesh,
  { isLit, hasFire }: { isLit: boolean; hasFire: boolean },
): void {
  const { chairs, bark, cup, iron, log, stone, flag, timber } = materials
  const { level } = terrace
  adirondack(mesh, { at: [4.5, level, 1.7], turn: 0.55, material: chairs[0], scale: 1.15 })
  adirondack(mesh, { at: [6.1, level, 1.2], turn: 0.3, material: chairs[1], scale: 1.15 })
  stump(mesh, { at: [5.4, level, 1.9], radius: 0.22, height: 0.4, bark, grain: timber })
  put(mesh, mug(cup, log), { at: [5.36, level + 0.41, 1.95], turn: 0.6 })
  put(mesh, armBlanket(materials.blanket), { at: [4.5, level, 1.7], turn: 0.55 })
  const glow = isLit ? materials.lantern : cup
  for (const at of [lanternAt, wallLanternAt]) lantern(mesh, { at, glow, metal: iron })
  const base = on(land, ...firePlace)
  campFire(mesh, { base, radius: 0.85, stone, log, seed: 9, isBurning: hasFire })
  stoneBench(mesh, { center: base, radius: 2.5, angles: [-1.7, 0.4], stone, slab: flag })
}

/** A blanket folded over the outer arm of a deep chair, whose middle is at the origin. */
function armBlanket(cloth: Material) {
  const [from, to] = [-0.49, -0.3]
  const [back, front] = [-0.05, 0.32]
  const [top, thick] = [0.715, 0.022]
  return pieceOf((mesh) => {
    box(mesh, [from, top - thick, back], [to, top + thick, front], cloth)
    box(mesh, [from, top - 0.3, back], [from + thick, top + thick, front], cloth)
    box(mesh, [to - thick, top - 0.16, back], [to, top + thick, front], cloth)
  })
}
