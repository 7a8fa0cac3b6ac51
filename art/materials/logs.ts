import { ink, type Ink } from '../core/inks.ts'
import { noise } from '../core/noise.ts'
import { fraction } from '../core/numbers.ts'
import { hash } from '../core/random.ts'
import type { Material } from '../tracer/material.ts'

/** The lit back of a log, its side, its underside, and the chinking between logs. */
export type LogInks = readonly [back: string, side: string, under: string, chinking: string]

/** A wall of hewn logs with pale chinking. */
export function logs(hexes: LogInks, course = 0.3): Material {
  const [back, side, under, chinking] = hexes.map(ink) as [Ink, Ink, Ink, Ink]
  return {
    color: ([x, y, z]) => {
      const wavy = (y + 0.012 * noise((x + z) * 1.1, y * 0.4)) / course
      const within = fraction(wavy)
      if (within < 0.17) return chinking
      const streak = 0.12 * noise((x + z) * 0.9 + hash(Math.floor(wavy), 3) * 9, within * 3)
      if (within < 0.36 + streak) return under
      return within > 0.74 + streak ? back : side
    },
  }
}
