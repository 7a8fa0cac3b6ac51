import type { Ink } from '../../core/inks.ts'
import { clamp, lerp } from '../../core/numbers.ts'
import { hash } from '../../core/random.ts'
import { along, dot, mix, scale, type Vec3 } from '../../core/vectors.ts'
import type { Hit } from '../../tracer/tracer.ts'
import { throughAir } from './air.ts'
import { withLamps } from './lamps.ts'
import { opennessOf } from './openness.ts'
import type { Grain, Place, Stage } from './place.ts'
import { sunlightOn } from './sun.ts'
import { toneOf } from './tone.ts'
import { waterAt } from './water.ts'

export interface Shaded {
  ink: Ink
  /** How much it glows, from 0 to 1. */
  emission: number
}

interface Ray {
  from: Vec3
  direction: Vec3
  /** Seen in water: fewer rays, and no second mirror. */
  isMirrored: boolean
}

/** As far as a pixel's own may go. */
const leafDither = 1.35

/** What a ray from the camera shows. */
export function shade(from: Vec3, direction: Vec3, stage: Stage, grain: Grain): Shaded {
  return shadeRay({ from, direction, isMirrored: false }, stage, grain)
}

function shadeRay(ray: Ray, stage: Stage, grain: Grain): Shaded {
  const { from, direction } = ray
  const hit = stage.tracer.hit(from, direction)
  if (!hit || hit.material.kind === 'glass') {
    return { ink: stage.backdrop(direction, grain.dither), emission: 0 }
  }
  const point = along(from, direction, hit.distance)
  const front = shadePlace(placeOf(hit, point, direction), ray, stage, grain)
  const { opacity } = hit.material
  if (opacity === undefined) return front
  const behind = shadeRay({ ...ray, from: along(point, direction, 0.001) }, stage, grain)
  return {
    ink: mix(behind.ink, front.ink, opacity),
    emission: lerp(behind.emission, front.emission, opacity),
  }
}

function placeOf(hit: Hit, point: Vec3, view: Vec3): Place {
  const { distance, triangle, material } = hit
  const { normal, lift } = hit.round ?? { normal: hit.normal, lift: 0 }
  const isBehind = material.kind !== 'leaf' && dot(hit.normal, view) > 0
  return {
    point: isBehind ? point : along(point, normal, lift),
    normal: isBehind ? scale(normal, -1) : normal,
    material,
    view,
    distance,
    triangle,
  }
}

function shadePlace(place: Place, ray: Ray, stage: Stage, grain: Grain): Shaded {
  const emission = emissionOf(place)
  if (emission > 0) return { ink: ownInk(place), emission }
  const ink = surfaceInk(place, ray, stage, grainOn(place, grain))
  return { ink: throughAir(ink, place.distance, stage.mood.haze, grain.dither), emission: 0 }
}

/** A leaf takes one tone as a whole: sand on it would be all that is seen. Two triangles are one leaf. */
function grainOn({ material, triangle }: Place, grain: Grain): Grain {
  if (material.kind !== 'leaf') return grain
  const leaf = triangle >> 1
  return { ...grain, dither: (hash(leaf, 3) - 0.5) * leafDither }
}

function surfaceInk(place: Place, ray: Ray, stage: Stage, grain: Grain): Ink {
  const { mood } = stage
  if (place.material.kind === 'water' && !ray.isMirrored) {
    return waterAt(
      place,
      stage,
      grain,
      (from, direction) => shadeRay({ from, direction, isMirrored: true }, stage, grain).ink,
    )
  }
  const own = ownInk(place)
  const base = mood.cast ? mix(own, mood.cast.ink, mood.cast.amount) : own
  const sunlight = sunlightOn(place, stage)
  const openness = opennessAt(place, ray, stage, grain)
  const tone = toneOf(place, base, { sunlight, openness, dither: grain.dither }, mood)
  const lit = withLamps(place, tone, stage, grain.dither)
  return ray.isMirrored ? lit : withGloss(place, lit, stage, grain.dither)
}

function opennessAt(place: Place, { isMirrored }: Ray, stage: Stage, { found }: Grain): number {
  if (found.triangle !== place.triangle) {
    found.triangle = place.triangle
    found.openness = opennessOf(place, stage, isMirrored)
  }
  return found.openness
}

function emissionOf({ material: { emission = 0 }, point }: Place): number {
  return typeof emission === 'number' ? emission : emission(point)
}

function ownInk({ material, point, normal, triangle }: Place): Ink {
  return material.color(point, normal, triangle)
}

function withGloss({ material, view, normal }: Place, ink: Ink, stage: Stage, dither: number): Ink {
  if (!material.gloss) return ink
  const facing = dot(view, normal)
  const mirrored = stage.backdrop(along(view, normal, -2 * facing), dither)
  const share = 0.3 + 0.7 * (1 - Math.abs(facing)) ** 2
  return mix(ink, mirrored, clamp(material.gloss * share))
}
