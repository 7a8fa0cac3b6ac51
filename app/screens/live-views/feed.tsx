import { Square, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { liveViewsPage } from '#content/live-views.ts'
import { Button, buttonClasses } from '../../components/button.tsx'
import { sandbox, type Refusal } from './use-viewer.ts'

interface FeedProps {
  url: string
  isConnecting: boolean
  onArrive: () => void
  onStop: () => void
}

const { viewer: words, restricted, camera } = liveViewsPage

/** The camera's own page, sandboxed, with a link for browsers that show nothing. */
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
        <Button kind="secondary" size="small" className="noscript:hidden!" onClick={onStop}>
          <Square aria-hidden className="size-4" />
          {words.stop}
        </Button>
      </div>
    </div>
  )
}

interface RestrictedProps {
  url: string
  refusal: Refusal
  onTryAgain: () => void
}

/** 'Embedding Restricted' (specification, section 8), with a link to the camera. */
export function Restricted({ url, refusal, onTryAgain }: RestrictedProps) {
  return (
    <div className="grid min-h-80 content-center justify-items-center gap-4 rounded-md bg-sunken px-6 py-10 text-center">
      <ExternalLink aria-hidden className="size-9 text-ember-ink" />
      <h3 className="text-xl">{restricted.heading}</h3>
      <p className="max-w-md">{restricted.reasons[refusal]}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <CameraLink url={url} className={buttonClasses()}>
          {restricted.open}
        </CameraLink>
        {refusal !== 'refused' && (
          <Button kind="secondary" className="noscript:hidden!" onClick={onTryAgain}>
            {camera.again}
          </Button>
        )}
      </div>
    </div>
  )
}

interface CameraLinkProps {
  url: string
  className: string
  children: ReactNode
}

/** The camera in a new tab without opener or referrer. */
function CameraLink({ url, className, children }: CameraLinkProps) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="sr-only"> {words.opens}</span>
    </a>
  )
}
