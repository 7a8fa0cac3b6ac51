import { ink } from '../core/inks.ts'
import { fractalNoise } from '../core/noise.ts'
import type { Vec3 } from '../core/vectors.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

interface MistBank {
  /** The middle of its foot. */
  at: Vec3
  width: number
  height: number
  seed: number
  material: Material
}

/** Mist lets most of what is behind it through, and throws no shadow. */
export function mistOf(hex: string, opacity: number): Material {
  const own = ink(hex)
  return { color: () => own, emission: 0.001, opacity, castsShadow: false }
}

const steps = 60

/** A bank of mist over low ground, flat as cut paper, for a viewer who looks along z. */
export function mistBank(mesh: Mesh, { at, width, height, seed, material }: MistBank): void {
  const [x, y, z] = at
  const topAt = (share: number) => {
    const wave = 1 + 0.7 * fractalNoise(share * 2.5 + seed, seed * 3.1, 3)
    return y + height * Math.sqrt(Math.max(0, 1 - share * share)) * wave
  }
  for (let step = 0; step < steps; step += 1) {
    const [from, to] = [(step / steps) * 2 - 1, ((step + 1) / steps) * 2 - 1]
    const [left, right] = [x + (from * width) / 2, x + (to * width) / 2]
    mesh.quad(
      [
        [left, y - 1, z],
        [right, y - 1, z],
        [right, topAt(to), z],
        [left, topAt(from), z],
      ],
      material,
      [0, 0, 1],
    )
  }
}
