import { ExternalLink } from 'lucide-react'
import { liveViewsPage } from '#content/live-views.ts'
import { Button, buttonClasses } from '../../components/button.tsx'
import { CameraLink } from './camera-link.tsx'
import type { Refusal } from './use-viewer.ts'

interface RestrictedProps {
  url: string
  refusal: Refusal
  onTryAgain: () => void
}

const { restricted: words, camera } = liveViewsPage

/** 'Embedding Restricted' (specification, section 8), and the way to the camera all the same. */
export function Restricted({ url, refusal, onTryAgain }: RestrictedProps) {
  return (
    <div className="grid min-h-80 content-center justify-items-center gap-4 rounded-md bg-sunken px-6 py-10 text-center">
      <ExternalLink aria-hidden className="size-9 text-ember-ink" />
      <h3 className="text-2xl">{words.heading}</h3>
      <p className="max-w-md">{words.reasons[refusal]}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <CameraLink url={url} className={buttonClasses()}>
          {words.open}
        </CameraLink>
        {refusal !== 'refused' && (
          <Button kind="secondary" className="needs-script" onClick={onTryAgain}>
            {camera.again}
          </Button>
        )}
      </div>
    </div>
  )
}
