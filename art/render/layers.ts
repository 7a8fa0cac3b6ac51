import { hash } from '../core/random.ts'
import type { Camera } from './camera.ts'
import type { Stage } from './shading/place.ts'
import { shade, type Shaded } from './shading/shade.ts'

export interface Frame {
  width: number
  height: number
  /** Rays a pixel, at most. */
  samples: 1 | 4
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
    for (let x = 0; x < width; x += 1) {
      const pixel = renderPixel({ stage, camera, frame }, x, y)
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
}

/** Where the rays of a pixel go through it, in fractions of its sides. */
const places = {
  1: [[0.5, 0.5]],
  4: [
    [0.25, 0.25],
    [0.75, 0.75],
    [0.75, 0.25],
    [0.25, 0.75],
  ],
} as const
/** Two inks that differ by less look the same. */
const alike = 0.015

/** Where the first two rays find the same ink, the others would too. */
function renderPixel({ stage, camera, frame }: PixelSetting, x: number, y: number) {
  const fine = hash(x, y, 3) - 0.5
  const coarse = hash(x >> 1, y >> 1, 4) - 0.5
  const grain = { dither: fine * 0.75 + coarse * 0.6, found: { triangle: -1, openness: 0 } }
  const rays: Shaded[] = []
  for (const [column, row] of places[frame.samples]) {
    const right = ((x + column) / frame.width) * 2 - 1
    const up = 1 - ((y + row) / frame.height) * 2
    rays.push(shade(camera.position, camera.rayThrough(right, up), stage, grain))
    if (rays.length === 2 && areAlike(rays)) break
  }
  return meanOf(rays)
}

function areAlike([one, other]: readonly Shaded[]): boolean {
  if (!one || !other) return false
  const differs = one.ink.some((value, channel) => Math.abs(value - inkOf(other, channel)) > alike)
  return !differs && Math.abs(one.emission - other.emission) < alike
}

function meanOf(rays: readonly Shaded[]): Shaded {
  const mean = (of: (ray: Shaded) => number) =>
    rays.reduce((sum, ray) => sum + of(ray), 0) / rays.length
  const channel = (index: number) => mean((ray) => inkOf(ray, index))
  return { ink: [channel(0), channel(1), channel(2)], emission: mean((ray) => ray.emission) }
}

function inkOf(ray: Shaded, channel: number): number {
  return ray.ink[channel as 0]
}
