import { clamp } from '../../core/numbers.ts'
import { along, dot, type Vec3 } from '../../core/vectors.ts'
import type { Place, Stage } from './place.ts'

export interface Sunlight {
  /** From 0 (shade) to 1 (full on). */
  strength: number
  /** From 0 to 1: comes through a leaf from behind. */
  throughLeaf: number
}

const none: Sunlight = { strength: 0, throughLeaf: 0 }
/** Leaves take light a little around their edge. */
const leafWrap = 0.25
const farthest = 400

/** Sunlight on a place, shadows of everything else considered. */
export function sunlightOn({ point, normal, material }: Place, stage: Stage): Sunlight {
  const { sun } = stage.mood
  if (!sun) return none
  const isLeaf = material.kind === 'leaf'
  const wrap = isLeaf ? leafWrap : 0
  const facing = (dot(normal, sun.toward) + wrap) / (1 + wrap)
  const translucency = material.translucency ?? 0
  if (facing <= 0 && !isLeaf && translucency === 0) return none
  if (stage.tracer.isBlocked(startOf(point, normal, sun.toward, isLeaf), sun.toward, farthest)) {
    return none
  }
  const strength = Math.max(facing, translucency * 0.6)
  if (!isLeaf || facing >= leafWrap) return { strength, throughLeaf: 0 }
  return { strength: Math.max(strength, 0.05), throughLeaf: clamp(0.35 - facing * 0.8) }
}

/** Off the surface, and for leaves out of their own clump, which would be all shadow. */
function startOf(point: Vec3, normal: Vec3, toward: Vec3, isLeaf: boolean): Vec3 {
  return along(along(point, normal, 0.008), toward, isLeaf ? 0.3 : 0.012)
}
