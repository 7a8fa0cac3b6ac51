import { ink } from '../../core/inks.ts'
import type { Vec3 } from '../../core/vectors.ts'
import { stringLights } from '../../furniture/string-lights.ts'
import type { Lamp } from '../../render/mood.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import { materials } from './inks.ts'
import { floor, frames, half, heights } from './measures.ts'

const hook = floor + heights.plate - 0.25

/** Strings of bulbs along the eaves and in a zigzag from truss to truss. */
export function hangLights(mesh: Mesh): void {
  const { wire, bulb } = materials
  const hang = (from: Vec3, to: Vec3, sag: number, bulbs: number) =>
    stringLights(mesh, { from, to, sag, bulbs, wire, bulb })
  for (const [index, x] of frames.slice(0, -1).entries()) {
    const next = frames[index + 1] as number
    for (const side of [-1, 1]) {
      const eave = side * (half.z + 0.3)
      hang([x, hook, eave], [next, hook, eave], 0.22, 9)
    }
    const side = index % 2 ? 1 : -1
    hang([x, hook + 0.1, side * 2.6], [next, hook + 0.1, side * -2.6], 0.35, 11)
  }
  for (const x of [-half.x - 0.14, half.x + 0.14]) {
    hang([x, hook, -half.z], [x, hook, 0], 0.3, 7)
    hang([x, hook, 0], [x, hook, half.z], 0.3, 7)
  }
}

const warm = ink('#ffc36e')

/** What the bulbs and the lights on the tables throw on timber and stone. */
export const bulbLight: readonly Lamp[] = [
  ...[-4.5, -1.5, 1.5, 4.5].map((x) => ({
    position: [x, floor + 2.6, 0] as const,
    intensity: 11,
    ink: warm,
    softness: 0.9,
  })),
  ...[-3, 3].map((x) => ({
    position: [x, floor + 2.3, half.z + 0.9] as const,
    intensity: 3,
    ink: warm,
    softness: 0.8,
    castsShadow: false as const,
    reach: 6,
  })),
]
