import { ButtonLink, Button } from '../../components/button.tsx'
import { Loading, Skeleton } from '../../components/loading.tsx'
import { liveViewsPage } from '#content/live-views.ts'
import { CameraStatus } from './camera-status.tsx'
import type { KnownCamera } from './use-camera.ts'
import { Viewer } from './viewer.tsx'

const { camera: words } = liveViewsPage

interface CameraCardProps extends KnownCamera {
  /** Whether the policy of this document lets it embed the camera. */
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
        <h2 id="camera-heading" className="text-2xl">
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
      <p className="prose-width">{text}</p>
      <ButtonLink kind="secondary" to={to} className="mt-2">
        {label}
      </ButtonLink>
    </div>
  )
}
