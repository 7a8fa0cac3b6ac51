import type { Ink } from '../../core/inks.ts'
import { clamp } from '../../core/numbers.ts'
import { add, along, dot, length, mix, scale, subtract } from '../../core/vectors.ts'
import type { Lamp } from '../mood.ts'
import type { Place, Stage } from './place.ts'

const faintest = 0.03
/** How far lamplight mixes with the next step at its edge, in steps: more makes stone look sanded. */
const raggedness = 0.05

/** A surface's tone with the lamplight that falls on it, cut into steps. */
export function withLamps(place: Place, tone: Ink, stage: Stage, dither: number): Ink {
  let total = 0
  let sum: Ink = [0, 0, 0]
  for (const lamp of stage.lamps) {
    const strength = strengthOf(lamp, place, stage)
    total += strength
    sum = along(sum, lamp.ink, strength)
  }
  if (total === 0) return tone
  const steps = stage.mood.lampSteps
  const share = clamp(
    Math.floor((1 - Math.exp(-total)) * steps + dither * raggedness + 0.35) / steps,
  )
  const own = place.material.color(place.point, place.normal, place.triangle)
  const lamplight = scale(sum, 1 / total)
  const warm = warmed(own, lamplight)
  return mix(tone, share > 0.8 ? mix(warm, lamplight, 0.38) : warm, clamp(share * 1.05))
}

function strengthOf(lamp: Lamp, { point, normal, material }: Place, { tracer }: Stage): number {
  const toLamp = subtract(lamp.position, point)
  const distance = length(toLamp)
  if (lamp.reach !== undefined && distance > lamp.reach) return 0
  const direction = scale(toLamp, 1 / distance)
  const facing = dot(normal, direction)
  const caught = material.kind === 'leaf' ? facing * 0.5 + 0.5 : facing
  const strength = (lamp.intensity * caught) / (distance * distance + (lamp.softness ?? 0.3))
  if (strength < faintest) return 0
  if (lamp.castsShadow === false) return strength
  // The lamp's own glass is in the way of the last centimetres.
  const reach = distance - 0.12
  return tracer.isBlocked(along(point, normal, 0.02), direction, reach) ? 0 : strength
}

/** Under a warm lamp reds keep most of their strength and blues the least. */
function warmed(own: Ink, light: Ink): Ink {
  const [red, green, blue] = add(
    [own[0] * 0.55, own[1] * 0.5, own[2] * 0.35],
    [own[0] * light[0] * 0.75, own[1] * light[1] * 0.7, own[2] * light[2] * 0.75],
  )
  return [clamp(red), clamp(green), clamp(blue)]
}
