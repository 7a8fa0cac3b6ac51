import type { CameraSetting } from '../render/camera.ts'
import type { Mesh } from '../tracer/mesh.ts'
import type { Shot } from './shot.ts'

/** A place as a camera sees it: plants grow where the camera looks. */
export function seen(
  place: (camera: CameraSetting) => Mesh,
  camera: CameraSetting,
): Pick<Shot, 'build' | 'camera'> {
  return { camera, build: () => place(camera) }
}
