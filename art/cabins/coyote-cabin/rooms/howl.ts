import type { Print } from '../../../materials/prints.ts'

type Point = readonly [across: number, up: number]

const [night, dusk, moon, fur] = ['#35507f', '#486a96', '#f2dfae', '#1a2440'] as const
/** The print is taller than wide; its outline is drawn in squares. */
const aspect = 0.795

/** Around a coyote that sits: from its paws up chest and open muzzle, over both ears, down to its tail. */
const outline: readonly Point[] = [
  [0.24, -0.64],
  [0.13, -0.57],
  [0.13, -0.34],
  [0.18, -0.14],
  [0.15, 0.02],
  [0.2, 0.12],
  [0.34, 0.27],
  [0.25, 0.26],
  [0.32, 0.48],
  [0.27, 0.49],
  [0.14, 0.3],
  [0.02, 0.43],
  [0.05, 0.24],
  [-0.08, 0.29],
  [-0.02, 0.12],
  [-0.05, -0.02],
  [-0.14, -0.18],
  [-0.24, -0.36],
  [-0.28, -0.5],
  [-0.4, -0.48],
  [-0.5, -0.36],
  [-0.55, -0.2],
  [-0.61, -0.36],
  [-0.55, -0.52],
  [-0.4, -0.64],
  [0, -0.64],
  [0.02, -0.44],
  [0.06, -0.42],
  [0.07, -0.64],
]

/** A coyote sings before the moon: muzzle up, ears back, tail in the air. */
export const howl: Print = (right, up) => {
  const point = [right * aspect, up] as const
  if (up < -0.6 + 0.05 * Math.sin(right * 4) || isWithin(point)) return fur
  if (Math.hypot(point[0] - 0.06, up - 0.12) < 0.56) return moon
  return up > 0.3 ? night : dusk
}

/** Whether a line from the point to the right crosses the outline an odd number of times. */
function isWithin([across, up]: Point): boolean {
  const crossings = outline.filter((from, index) => {
    const to = outline[(index + 1) % outline.length] as Point
    if (from[1] > up === to[1] > up) return false
    return across < from[0] + ((up - from[1]) / (to[1] - from[1])) * (to[0] - from[0])
  })
  return crossings.length % 2 === 1
}
