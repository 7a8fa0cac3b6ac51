import { liveViewsPage } from '#content/live-views.ts'
import { timeAt } from '#contracts/moments.ts'
import { ButtonLink, Button } from '../../components/button.tsx'
import { Loading, Skeleton } from '../../components/loading.tsx'
import { Viewer } from './viewer.tsx'
import { Badge } from '../../components/badge.tsx'
import { classes } from '../../components/classes.ts'
import { useFacts } from '../../documents.ts'
import { useQuery } from '@tanstack/react-query'
import type { Camera } from '#contracts/camera.ts'
import { timings } from '#contracts/limits.ts'

const { camera: words } = liveViewsPage

interface CameraCardProps extends KnownCamera {
  /** Whether this document's policy allows embedding the camera. */
  mayEmbed: boolean
}

/** The camera with its status. */
export function CameraCard(props: CameraCardProps) {
  const { camera } = props
  return (
    <section
      aria-labelledby="camera-heading"
      className="grid content-start gap-5 rounded-lg border border-line bg-card p-4 shadow-card md:p-7"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="camera-heading" className="text-xl">
          {words.heading}
        </h2>
        {camera?.url !== null && <CameraStatus {...props} />}
      </header>
      <CameraView {...props} />
    </section>
  )
}

function CameraView({ camera, hasFailed, askAgain, mayEmbed }: CameraCardProps) {
  if (camera?.url) {
    return <Viewer camera={camera} url={camera.url} askAgain={askAgain} mayEmbed={mayEmbed} />
  }
  if (camera) return <NoCamera />
  if (!hasFailed) {
    return (
      <Loading text={words.loading}>
        <Skeleton className="aspect-video w-full" />
      </Loading>
    )
  }
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <p>{words.unknown}</p>
      <Button kind="secondary" onClick={() => void askAgain()}>
        {words.again}
      </Button>
    </div>
  )
}

function NoCamera() {
  const { heading, text, to, label } = words.none
  return (
    <div className="grid justify-items-start gap-3 rounded-md bg-sunken p-6 md:p-10">
      <h3 className="text-xl">{heading}</h3>
      <p className="max-w-2xl">{text}</p>
      <ButtonLink kind="secondary" to={to} className="mt-2">
        {label}
      </ButtonLink>
    </div>
  )
}

/** 'Live' or 'Checking' (specification, section 4), and since when. */
function CameraStatus({ camera, hasFailed }: Pick<KnownCamera, 'camera' | 'hasFailed'>) {
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
      <p className="text-sm text-soft">
        {checkedAt === null ? (
          words.unchecked
        ) : (
          <time dateTime={checkedAt}>{words.checked(timeOf(checkedAt, timeZone))}</time>
        )}
      </p>
    </div>
  )
}

/** '6:39 AM CST': minutes ago, so the day is clear. */
function timeOf(instant: string, timeZone: string): string {
  const { time, zone } = timeAt(instant, timeZone)
  return `${time} ${zone}`
}

export const cameraKey = ['/api/camera'] as const

interface KnownCamera {
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
