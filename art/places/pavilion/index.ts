import type { CameraSetting } from '../../render/camera.ts'
import { Mesh } from '../../tracer/mesh.ts'
import { buildFrame } from './frame.ts'
import { hangLights } from './lights.ts'
import { plantAround } from './planting.ts'
import { setTables } from './tables.ts'

/** The open pavilion for weddings and reunions, its long sides toward hills and viewer. */
export function pavilion(camera: CameraSetting): Mesh {
  const mesh = new Mesh()
  buildFrame(mesh)
  setTables(mesh)
  hangLights(mesh)
  plantAround(mesh, camera)
  return mesh
}
