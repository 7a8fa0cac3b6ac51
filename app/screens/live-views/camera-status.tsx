import { liveViewsPage } from '#content/live-views.ts'
import { timeAt } from '#contracts/moments.ts'
import { Badge } from '../../components/badge.tsx'
import { classes } from '../../components/classes.ts'
import { useFacts } from '../../documents.ts'
import type { KnownCamera } from './use-camera.ts'

const { camera: words } = liveViewsPage

/** 'Live' or 'Checking' (specification, section 4), and when that was found out. */
export function CameraStatus({ camera, hasFailed }: Pick<KnownCamera, 'camera' | 'hasFailed'>) {
  const { timeZone } = useFacts()
  const isLive = camera?.live === true && !hasFailed
  const checkedAt = camera?.checkedAt ?? null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p role="status">
        <span className="sr-only">{words.status}: </span>
        <Badge tone={isLive ? 'oak' : 'lamp'}>
          <span
            aria-hidden
            className={classes(
              'size-2 rounded-full bg-current',
              isLive && 'motion-safe:animate-pulse',
            )}
          />
          {isLive ? words.badge.live : words.badge.checking}
        </Badge>
      </p>
      <p className="text-[0.9rem] text-soft">
        {checkedAt === null ? (
          words.unchecked
        ) : (
          <time dateTime={checkedAt}>{words.checked(timeOf(checkedAt, timeZone))}</time>
        )}
      </p>
    </div>
  )
}

/** '6:39 AM CST': it is minutes ago, so the day goes without saying. */
function timeOf(instant: string, timeZone: string): string {
  const { time, zone } = timeAt(instant, timeZone)
  return `${time} ${zone}`
}
