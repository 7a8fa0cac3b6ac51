import { fraction } from '../../core/numbers.ts'
import { add, along, cross, normalize, scale, type Vec3 } from '../../core/vectors.ts'
import type { Grain, Place, Stage } from './place.ts'

const goldenShare = 0.618_03

/**
 * How much of the sky a place is open to, from 0 to 1 and above: rays over the half sphere, each
 * stopped by what is near, weighed by how far up the place looks.
 */
export function opennessOf(place: Place, stage: Stage, { random }: Grain, rays: number): number {
  const { reach, fill } = stage.mood.ambient
  const start = along(place.point, place.normal, place.material.kind === 'leaf' ? 0.12 : 0.01)
  const frame = frameOf(place.normal)
  const [turn, tilt] = [random(), random()]
  let open = 0
  for (let ray = 0; ray < rays; ray += 1) {
    const angle = ((ray + turn) / rays) * Math.PI * 2
    const direction = onHalfSphere(frame, angle, fraction(ray * goldenShare + tilt))
    if (!stage.tracer.isBlocked(start, direction, reach)) open += 1
  }
  const upward = 0.5 + 0.5 * place.normal[1]
  return (open / rays) * (0.55 + 0.45 * upward) * fill
}

interface Frame {
  side: Vec3
  normal: Vec3
  other: Vec3
}

function frameOf(normal: Vec3): Frame {
  const isSteep = Math.abs(normal[1]) >= 0.9
  const side = normalize(isSteep ? [0, -normal[2], normal[1]] : [normal[2], 0, -normal[0]])
  return { side, normal, other: cross(normal, side) }
}

/** More rays near the normal than near the horizon, as light counts (cosine weighted). */
function onHalfSphere({ side, normal, other }: Frame, angle: number, share: number): Vec3 {
  const height = Math.sqrt(share)
  const radius = Math.sqrt(1 - share)
  const flat = add(scale(side, radius * Math.cos(angle)), scale(other, radius * Math.sin(angle)))
  return along(flat, normal, height)
}
