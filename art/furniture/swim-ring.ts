import { ink } from '../core/inks.ts'
import { fraction } from '../core/numbers.ts'
import { pieceOf } from '../shapes/put.ts'
import { tube } from '../shapes/tube.ts'
import type { Mesh } from '../tracer/mesh.ts'

/** Fine enough for light to fall off smoothly. */
const [steps, sides] = [240, 120]

/** A ring to float on, in two inks by turns. */
export function swimRing(hexes: readonly [string, string], radius = 0.5): Mesh {
  const sections = 10
  const material = {
    color: ([x, , z]: readonly [number, number, number]) => {
      const turn = fraction(Math.atan2(z, x) / (Math.PI * 2))
      return ink(hexes[Math.floor(turn * sections) % 2 ? 1 : 0])
    },
  }
  const knots = Array.from({ length: steps + 2 }, (_, step) => {
    const angle = (step / steps) * Math.PI * 2
    return [[Math.cos(angle) * radius, 0.1, Math.sin(angle) * radius], radius * 0.36] as const
  })
  return pieceOf((mesh) => tube(mesh, knots, material, sides))
}
