import { startCamera, type CameraBehaviour } from '#tests/fakes/camera.ts'
import type { Opened } from './open.ts'
import { standIn } from './stand-in.ts'

const slowMs = 8000

/** The live camera's page. */
export async function openCamera(port: number): Promise<Opened> {
  const camera = await startCamera({ port })
  const service = standIn<CameraBehaviour>({
    id: 'camera',
    name: 'Live camera',
    seenAt: '/live-views',
    lie: 'that it is there, while it forbids embedding',
    behaviours: {
      work: { kind: 'show' },
      fail: { kind: 'status', status: 503 },
      refuse: { kind: 'status', status: 403 },
      lie: { kind: 'show', headers: { 'x-frame-options': 'DENY' } },
      hang: { kind: 'hang' },
      slow: { kind: 'slow', ms: slowMs },
      garbage: { kind: 'garbage' },
      huge: { kind: 'huge' },
    },
    apply: camera.behave,
    requests: () => camera.requests.items.length,
  })
  return {
    services: [service],
    settings: { CAMERA_FEED_URL: camera.url },
    close: () => camera.close(),
  }
}
