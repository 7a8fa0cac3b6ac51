import { useQuery } from '@tanstack/react-query'
import type { Camera } from '#contracts/camera.ts'
import { timings } from '#contracts/limits.ts'

export const cameraKey = ['/api/camera'] as const

export interface KnownCamera {
  /** Undefined while unknown. */
  camera: Camera | undefined
  /** Whether our own server failed to respond. */
  hasFailed: boolean
  askAgain: () => Promise<Camera | undefined>
}

/** The server's last check, polled as often as it checks (specification, section 9). */
export function useCamera(): KnownCamera {
  const { data, isError, refetch } = useQuery<Camera>({
    queryKey: cameraKey,
    refetchInterval: timings.cameraCheckMs,
  })
  return { camera: data, hasFailed: isError, askAgain: async () => (await refetch()).data }
}
