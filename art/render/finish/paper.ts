import { brightness } from '../../core/inks.ts'
import { fractalNoise } from '../../core/noise.ts'
import { clamp } from '../../core/numbers.ts'
import { hash } from '../../core/random.ts'
import type { Layers } from '../layers.ts'

export interface PaperSetting {
  /** How rough the paper is, from 0; 0.03 is a good poster. */
  grain: number
  /** How much darker the corners are, from 0. */
  vignette: number
}

/** The finished picture as bytes, three a pixel, on paper. */
export function onPaper({ width, height, inks }: Layers, setting: PaperSetting): Buffer {
  const bytes = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3
      const shadow = vignetteAt(x / width - 0.5, y / height - 0.5, setting.vignette)
      const [red, green, blue] = inks.subarray(at, at + 3)
      const value = brightness([red as number, green as number, blue as number])
      // Grain shows most in the middle tones.
      const roughness =
        grainAt(x, y) * setting.grain * (0.6 + 0.6 * (1 - Math.abs(value - 0.5) * 1.4))
      for (let channel = at; channel < at + 3; channel += 1) {
        bytes[channel] = clamp(((inks[channel] as number) + roughness) * shadow) * 255
      }
    }
  }
  return bytes
}

function grainAt(x: number, y: number): number {
  const fine = hash(x, y, 21) - 0.5
  const coarse = (hash(x >> 1, y >> 1, 22) - 0.5) * 0.5
  return fine + coarse + fractalNoise(x * 0.02, y * 0.02, 3) * 0.35
}

function vignetteAt(right: number, down: number, amount: number): number {
  return 1 - amount * Math.hypot(right * 1.25, down * 1.25) ** 2.4 * 1.6
}
