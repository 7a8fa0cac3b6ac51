import { fraction } from '../../core/numbers.ts'
import { hash } from '../../core/random.ts'
import { add, along, cross, normalize, scale, type Vec3 } from '../../core/vectors.ts'
import type { Place, Stage } from './place.ts'

/** One over the plastic number, and over its square: the most even sequence of places in a square. */
const [angleShare, heightShare] = [0.754_877_67, 0.569_840_29]

/** Directions over the half sphere, even after every few. */
interface Fan {
  rays: number
  /** Differs from leaf to leaf and is the same all over a wall: else its tones would end in sand. */
  turn: number
  tilt: number
}

/** With fewer, shade on a plain wall ends in blocks. */
const raysOnSurfaces = 192
/** When so many see the same, all do. */
const firstRays = 12
const [raysOnLeaves, raysInWater] = [8, 10]

/**
 * How much of the sky a place is open to, from 0 to 1 and above: rays over the half sphere, each
 * stopped by what is near, weighed by how far up the place looks.
 */
export function opennessOf(place: Place, stage: Stage, isMirrored: boolean): number {
  const { reach, fill } = stage.mood.ambient
  const isLeaf = place.material.kind === 'leaf'
  const start = along(place.point, place.normal, isLeaf ? 0.12 : 0.01)
  const frame = frameOf(place.normal)
  const fan = isLeaf ? fanOfLeaf(place) : fanOfSurface(isMirrored)
  let open = 0
  let sent = 0
  while (sent < fan.rays) {
    if (sent === firstRays && (open === 0 || open === sent)) break
    if (!stage.tracer.isBlocked(start, directionOf(sent, fan, frame), reach)) open += 1
    sent += 1
  }
  const upward = 0.5 + 0.5 * place.normal[1]
  return (open / sent) * (0.55 + 0.45 * upward) * fill
}

function fanOfSurface(isMirrored: boolean): Fan {
  return { rays: isMirrored ? raysInWater : raysOnSurfaces, turn: 0.5, tilt: 0.5 }
}

/** Two triangles are one leaf. */
function fanOfLeaf({ triangle }: Place): Fan {
  const leaf = triangle >> 1
  return { rays: raysOnLeaves, turn: hash(leaf, 4), tilt: hash(leaf, 5) }
}

/** A sequence that covers the circle and the height evenly, wherever it ends. */
function directionOf(ray: number, { turn, tilt }: Fan, frame: Frame): Vec3 {
  const angle = fraction(ray * angleShare + turn) * Math.PI * 2
  return onHalfSphere(frame, angle, fraction(ray * heightShare + tilt))
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
