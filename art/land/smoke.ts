import { fractalNoise } from '../core/noise.ts'
import type { Vec3 } from '../core/vectors.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

interface SmokeSetting {
  /** The mouth of the chimney. */
  at: Vec3
  height: number
  /** How far it drifts to the right. */
  drift: number
  seed: number
  material: Material
}

const steps = 40

/** A ribbon of smoke from a chimney, flat as cut paper, for a viewer who looks along z. */
export function smoke(mesh: Mesh, { at, height, drift, seed, material }: SmokeSetting): void {
  const edge = (share: number, side: number): Vec3 => {
    const sway = 0.9 * share * fractalNoise(share * 2.2 + seed, seed, 2)
    const wide = (0.16 + 0.55 * share ** 0.8) * (1 - share ** 3)
    const ragged = 1 + 0.5 * fractalNoise(share * 4, seed + side * 3, 2)
    return [
      at[0] + drift * share ** 1.6 + sway + side * wide * ragged,
      at[1] + height * share,
      at[2],
    ]
  }
  for (let step = 0; step < steps; step += 1) {
    const [low, high] = [step / steps, (step + 1) / steps]
    mesh.quad([edge(low, -1), edge(low, 1), edge(high, 1), edge(high, -1)], material, [0, 0, 1])
  }
}
