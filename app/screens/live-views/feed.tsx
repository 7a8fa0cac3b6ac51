import { Square } from 'lucide-react'
import { liveViewsPage } from '#content/live-views.ts'
import { Button } from '../../components/button.tsx'
import { CameraLink } from './camera-link.tsx'
import { sandbox } from './use-viewer.ts'

interface FeedProps {
  url: string
  isConnecting: boolean
  onArrive: () => void
  onStop: () => void
}

const { viewer: words } = liveViewsPage

/** The camera's own page, shut in, with the way out for browsers that show nothing. */
export function Feed({ url, isConnecting, onArrive, onStop }: FeedProps) {
  return (
    <div className="grid gap-4">
      <div className="relative aspect-video overflow-hidden rounded-md bg-dusk text-on-dusk">
        {isConnecting && (
          <p aria-hidden className="absolute inset-0 grid place-items-center px-6 text-center">
            {words.connecting}
          </p>
        )}
        <iframe
          src={url}
          title={words.frame}
          sandbox={sandbox}
          allow="fullscreen"
          referrerPolicy="no-referrer"
          onLoad={onArrive}
          className="relative size-full border-0"
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p>
          {words.notSeen}{' '}
          <CameraLink url={url} className="font-medium underline underline-offset-4">
            {words.newTab}
          </CameraLink>
        </p>
        <Button kind="secondary" size="small" className="needs-script" onClick={onStop}>
          <Square aria-hidden className="size-4" />
          {words.stop}
        </Button>
      </div>
    </div>
  )
}
