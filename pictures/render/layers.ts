import { hash, seededRandom } from '../core/random.ts'
import type { Camera } from './camera.ts'
import type { Stage } from './shading/place.ts'
import { shade } from './shading/shade.ts'

export interface Frame {
  width: number
  height: number
  /** Rays a pixel, in each direction. */
  samples: number
}

/** A rendered picture before it is finished: three numbers a pixel in each layer. */
export interface Layers {
  width: number
  height: number
  inks: Float32Array
  /** What lamps and flames give off. */
  glow: Float32Array
}

/** Renders the rows from `first` to before `end`; rows do not depend on each other. */
export function renderRows(
  stage: Stage,
  camera: Camera,
  frame: Frame,
  [first, end]: readonly [number, number],
): Layers {
  const { width } = frame
  const inks = new Float32Array(width * (end - first) * 3)
  const glow = new Float32Array(inks.length)
  for (let y = first; y < end; y += 1) {
    // A row's random numbers are its own, so that the picture is the same however it is divided.
    const random = seededRandom(5 + y)
    for (let x = 0; x < width; x += 1) {
      const pixel = renderPixel({ stage, camera, frame, random }, x, y)
      const at = ((y - first) * width + x) * 3
      for (let channel = 0; channel < 3; channel += 1) {
        const value = pixel.ink[channel as 0]
        inks[at + channel] = value
        glow[at + channel] = value * pixel.emission
      }
    }
  }
  return { width, height: end - first, inks, glow }
}

interface PixelSetting {
  stage: Stage
  camera: Camera
  frame: Frame
  random: () => number
}

function renderPixel({ stage, camera, frame, random }: PixelSetting, x: number, y: number) {
  const { width, height, samples } = frame
  const fine = hash(x, y, 3) - 0.5
  const coarse = hash(x >> 1, y >> 1, 4) - 0.5
  const grain = { dither: fine * 0.75 + coarse * 0.6, random }
  const weight = 1 / (samples * samples)
  let [red, green, blue, emission] = [0, 0, 0, 0]
  for (let row = 0; row < samples; row += 1) {
    for (let column = 0; column < samples; column += 1) {
      const right = ((x + (column + 0.5) / samples) / width) * 2 - 1
      const up = 1 - ((y + (row + 0.5) / samples) / height) * 2
      const shaded = shade(camera.position, camera.rayThrough(right, up), stage, grain)
      red += shaded.ink[0] * weight
      green += shaded.ink[1] * weight
      blue += shaded.ink[2] * weight
      emission += shaded.emission * weight
    }
  }
  return { ink: [red, green, blue] as const, emission }
}
