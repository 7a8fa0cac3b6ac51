import type { Camera as CameraAnswer } from '#contracts/camera.ts'
import type { CameraState } from '../camera/camera.ts'

/** What anybody may know of the camera: where it is and whether it answers, not why it does not. */
export function presentCamera(url: string | null, state: CameraState): CameraAnswer {
  const { live, checkedAt, embeddable } = state
  return {
    live,
    checkedAt: checkedAt?.toString({ smallestUnit: 'millisecond' }) ?? null,
    url,
    embeddable,
  }
}
