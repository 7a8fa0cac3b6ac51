import type { Camera as PublicCamera } from '#contracts/camera.ts'
import type { CameraState } from '../camera/camera.ts'

/** Public: the camera's URL and whether it is live, but not why it is not. */
export function presentCamera(url: string | null, state: CameraState): PublicCamera {
  const { live, checkedAt, embeddable } = state
  return {
    live,
    checkedAt: checkedAt?.toString({ smallestUnit: 'millisecond' }) ?? null,
    url,
    embeddable,
  }
}
