import { ink } from '../../core/inks.ts'
import type { Lamp } from '../../render/mood.ts'
import { Mesh } from '../../tracer/mesh.ts'
import { buildHouse } from './house.ts'
import { floor } from './land.ts'
import { plantAround } from './planting.ts'

/** Texas Sage, the A-frame, in its meadow. Its front looks toward positive z. */
export function texasSage({ isLit = false } = {}): Mesh {
  const mesh = new Mesh()
  buildHouse(mesh, isLit)
  plantAround(mesh)
  return mesh
}

const warm = ink('#ffbe66')

/** What falls out of the windows onto deck, steps and meadow. */
export const windowLight: readonly Lamp[] = [
  { position: [0, floor + 1.6, 0.4], intensity: 3.2, ink: warm, softness: 0.6 },
  { position: [-1.75, floor + 1.6, 0.3], intensity: 1.2, ink: warm, softness: 0.4 },
  { position: [1.75, floor + 1.6, 0.3], intensity: 1.2, ink: warm, softness: 0.4 },
  { position: [0, floor + 3.8, 0.5], intensity: 2.4, ink: warm, softness: 0.8 },
  { position: [0.5, 1.6, 5.4], intensity: 1.3, ink: warm, castsShadow: false, reach: 4.5 },
]
