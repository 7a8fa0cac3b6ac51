import type { Ink } from '../../core/inks.ts'
import { clamp, lerp } from '../../core/numbers.ts'
import { mix } from '../../core/vectors.ts'
import type { Mood } from '../mood.ts'
import type { Place } from './place.ts'
import type { Sunlight } from './sun.ts'

interface Light {
  sunlight: Sunlight
  openness: number
  dither: number
}

/** Where the sun's strength passes from one tone to the next. */
const toneEdges = { full: 0.62, half: 0.26, none: 0.04 }
const cornerOpenness = 0.32
/** How ragged the edges of tones are. More covers walls whose light lies on an edge with sand. */
const ragged = { leaf: 0.13, surface: 0.001, corner: 0.03, shade: 0.025 }

/** A surface's ink in few tones, as a screen print has them. */
export function toneOf(place: Place, base: Ink, light: Light, mood: Mood): Ink {
  return light.sunlight.strength > toneEdges.none
    ? litTone(place, base, light, mood)
    : shadeTone(place, base, light, mood)
}

function litTone({ material }: Place, base: Ink, light: Light, mood: Mood): Ink {
  const { sunlight, openness, dither } = light
  const { tones, shadowInk, lightInk } = mood
  const raggedness = material.kind === 'leaf' ? ragged.leaf : ragged.surface
  const strength = sunlight.strength * (mood.sun?.strength ?? 1) + dither * raggedness
  const toned = () => {
    if (sunlight.throughLeaf > 0) {
      return mix(mix(base, shadowInk, tones.half * 0.55), mood.leafInk, sunlight.throughLeaf * 0.45)
    }
    if (strength > toneEdges.full) return mix(base, lightInk, tones.high)
    if (strength > toneEdges.half) return mix(base, lightInk, tones.high * 0.25)
    return mix(base, shadowInk, tones.half)
  }
  const isCorner = openness < cornerOpenness + dither * ragged.corner
  return isCorner ? mix(toned(), shadowInk, tones.half * 0.7) : toned()
}

function shadeTone({ normal }: Place, base: Ink, { openness, dither }: Light, mood: Mood): Ink {
  const { tones, shadowInk, bounce } = mood
  const share = clamp((openness + dither * ragged.shade - 0.18) / 0.62)
  const step = Math.floor(share * tones.steps + 0.5) / tones.steps
  const shaded = mix(base, shadowInk, lerp(tones.deepest, tones.shade, step))
  if (!bounce) return shaded
  return mix(shaded, bounce.ink, clamp(0.35 - normal[1] * 0.6) * openness * bounce.amount)
}
