import type { Ink } from '../../core/inks.ts'
import { noise } from '../../core/noise.ts'
import { clamp } from '../../core/numbers.ts'
import { along, dot, mix, normalize, type Vec3 } from '../../core/vectors.ts'
import type { Grain, Place, Stage } from './place.ts'

const waveHeight = 0.055
/** Between its own ink and what it mirrors. */
const steps = 7

/** Water in few steps between its own ink and what it mirrors; `look` gives the ink of a ray. */
export function waterAt(
  place: Place,
  stage: Stage,
  { dither }: Grain,
  look: (from: Vec3, direction: Vec3) => Ink,
): Ink {
  const { point, view, material, normal, triangle } = place
  const mirrored = look(along(point, [0, 1, 0], 0.003), mirrorOf(view, waveAt(point)))
  const steepness = (1 - Math.abs(view[1])) ** 3
  const share = clamp(
    Math.floor((0.18 + steepness * 0.85) * steps + dither * 0.4 + 0.5) / steps,
    0.15,
    0.92,
  )
  const ink = mix(material.color(point, normal, triangle), mirrored, share)
  const { sun, shadowInk } = stage.mood
  const isShaded =
    sun !== null && stage.tracer.isBlocked(along(point, [0, 1, 0], 0.01), sun.toward, 200)
  return isShaded ? mix(ink, shadowInk, 0.38 * (1 - share * 0.6)) : ink
}

/** The way the surface leans: long waves across the view, short ones on top. */
function waveAt([x, , z]: Vec3): Vec3 {
  const across = noise(x * 0.55, z * 1.6) * 0.5 + noise(x * 1.7, z * 4.1) * 0.35
  const toward = noise(x * 0.8 + 9, z * 2.6) + 0.6 * noise(x * 2.2, z * 6.5 + 4)
  return normalize([across * waveHeight * 0.6, 1, toward * waveHeight])
}

/** Never below the horizon: under water there is nothing to see. */
function mirrorOf(view: Vec3, normal: Vec3): Vec3 {
  const [x, y, z] = along(view, normal, -2 * dot(view, normal))
  return [x, Math.max(y, 0.01), z]
}
