import type { CameraSetting } from '../render/camera.ts'

/** How a cabin is shown: plants grow where the camera looks, lamps and fire burn or not. */
export interface Staging {
  camera: CameraSetting
  isLit?: boolean
  hasFire?: boolean
}
