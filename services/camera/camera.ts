import { timings } from '#contracts/limits.ts'
import type { CameraAnswer } from '#integrations/camera.ts'
import { allowsFraming } from './camera-framing.ts'
import type { Changes } from '../changes.ts'
import { createPolledSource, type PolledSourceOptions } from '../polled-source.ts'

/** The result of the last camera check. */
export interface CameraState {
  /** Whether the camera responded (specification, section 4: Live or Checking). */
  live: boolean
  checkedAt: Temporal.Instant | null
  /** When this result expires unless there is another check; null before the first. */
  countsUntil: Temporal.Instant | null
  /** False if browsers will refuse to show it inside our page. */
  embeddable: boolean
}

export interface Camera {
  /** The page to embed; null if not configured. */
  address: string | null
  current(): CameraState
}

/** A camera polled in the background; `report` is called for every new reason why it is down. */
export type PolledCamera = Camera & {
  start(report: (reason: string) => void): void
  stop(): Promise<void>
}

export type CameraDeps = Pick<PolledSourceOptions<Health>, 'clock' | 'wait' | 'isOn'> & {
  address: string
  /** Canonical origin of this site, without a trailing slash. */
  origin: string
  /** Checks the camera once, within its own limits. */
  ask: (address: string, options: { signal: AbortSignal }) => Promise<CameraAnswer>
  changes: Pick<Changes, 'announce'>
}

/** One check; `reason` is null if the camera is live. */
interface Health {
  reason: string | null
  embeddable: boolean
}

/** Two checks and some slack: an older result says nothing about now. */
const countsForMs = 2 * timings.cameraCheckMs + 60_000
const unchecked: CameraState = {
  live: false,
  checkedAt: null,
  countsUntil: null,
  embeddable: true,
}

/** For a site without a camera. */
export const noCamera: PolledCamera = {
  address: null,
  current: () => unchecked,
  start: () => {},
  stop: async () => {},
}

/** Checks the camera every five minutes (section 9). Requests never wait for it. */
export function createCamera({ address, origin, ask, changes, ...deps }: CameraDeps) {
  const framing = { camera: new URL(address), site: origin }
  let embeddable = true
  let told: string | null = null
  let tell: ((reason: string) => void) | undefined

  const check = async (signal: AbortSignal): Promise<Health> => {
    try {
      const answer = await ask(address, { signal })
      const isWell = answer.status >= 200 && answer.status < 300
      if (!isWell) return { reason: `answered ${answer.status}`, embeddable }
      // While the camera is down, its last headers still apply.
      embeddable = allowsFraming(answer, framing)
      return { reason: null, embeddable }
    } catch (error) {
      return { reason: error instanceof Error ? error.message : 'failed', embeddable }
    }
  }
  const source = createPolledSource({
    ...deps,
    read: check,
    everyMs: timings.cameraCheckMs,
    staleForMs: countsForMs,
    onChange() {
      changes.announce('camera')
      const reason = source.current().value?.reason ?? null
      if (reason !== null && reason !== told) tell?.(reason)
      told = reason
    },
  })
  const watched: PolledCamera = {
    address,
    current() {
      const { value, updatedAt } = source.current()
      if (!value || !updatedAt) return unchecked
      const countsUntil = updatedAt.add({ milliseconds: countsForMs })
      const { reason, embeddable: canEmbed } = value
      return { live: reason === null, checkedAt: updatedAt, countsUntil, embeddable: canEmbed }
    },
    start(report) {
      tell = report
      source.start()
    },
    stop: () => source.stop(),
  }
  return watched
}
