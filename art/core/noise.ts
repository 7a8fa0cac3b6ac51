import { createNoise2D } from 'simplex-noise'
import { seededRandom } from './random.ts'

const simplex = createNoise2D(seededRandom(7))

/** Smooth noise of the plane, from -1 to 1. */
export function noise(x: number, y: number): number {
  return simplex(x, y)
}

/** Noise with finer noise on top, each octave half as strong. */
export function fractalNoise(x: number, y: number, octaves = 4): number {
  let sum = 0
  let strength = 0.5
  let frequency = 1
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += strength * simplex(x * frequency + octave * 17.3, y * frequency - octave * 9.1)
    strength *= 0.5
    frequency *= 2.03
  }
  return sum
}
