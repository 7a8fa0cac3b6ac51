import type { Camera } from '#contracts/camera.ts'
import type { liveViewsPage } from '#content/live-views.ts'

export type Refusal = keyof typeof liveViewsPage.restricted.reasons

/**
 * What the camera's page may do inside ours: run its player and keep what the player needs, and
 * nothing else. No forms, no windows, no leading our page away.
 */
export const sandbox = 'allow-scripts allow-same-origin'

/** Why embedding would fail as far as the server's check knows; null when it may work. */
export function knownRefusal({ embeddable, live, checkedAt }: Camera): Refusal | null {
  if (!embeddable) return 'refused'
  return live || checkedAt === null ? null : 'away'
}
