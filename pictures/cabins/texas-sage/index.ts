import { Mesh } from '../../tracer/mesh.ts'
import { buildHouse } from './house.ts'
import { plantAround } from './planting.ts'

/** Texas Sage, the A-frame, in its meadow. Its front looks toward positive z. */
export function texasSage(): Mesh {
  const mesh = new Mesh()
  buildHouse(mesh)
  plantAround(mesh)
  return mesh
}
