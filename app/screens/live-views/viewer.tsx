import { useRef, type SubmitEvent } from 'react'
import { useSearchParams } from 'react-router'
import { liveViewsPage } from '#content/live-views.ts'
import type { Camera } from '#contracts/camera.ts'
import { useHydrated } from '../../components/use-hydrated.ts'
import { Feed, Restricted } from './feed.tsx'
import { useViewer, type View } from './use-viewer.ts'
import { Video } from 'lucide-react'
import { liveViewsPath } from '#contracts/addresses.ts'
import { Button } from '../../components/button.tsx'
import { Ridges } from '../../components/ridges.tsx'

interface ViewerProps {
  camera: Camera
  url: string
  askAgain: () => Promise<Camera | undefined>
  /**
   * Whether the policy of this document lets it embed the camera: only one that came from the address
   * of the live views has such a policy; who moved here inside the site has another's.
   */
  mayEmbed: boolean
}

const { viewer: words, restricted } = liveViewsPage

/** Placeholder, feed or fallback. The picture is asked for by the guest and by nothing else. */
export function Viewer({ camera, url, askAgain, mayEmbed }: ViewerProps) {
  const [parameters] = useSearchParams()
  // Without scripts the address asks for the feed.
  const isOpenFirst = mayEmbed && parameters.get('view') === 'live'
  const { view, open, close, arrive } = useViewer(camera, isOpenFirst)
  const box = useRef<HTMLDivElement>(null)
  // What was pressed is gone with the next view; reading goes on in the box.
  const moveOn = (change: () => void) => {
    change()
    box.current?.focus({ preventScroll: true })
  }
  const onSubmit = (event: SubmitEvent) => {
    // Otherwise the browser reloads this page with a policy that allows the camera.
    if (!mayEmbed) return
    event.preventDefault()
    moveOn(() => open(camera))
  }
  const tryAgain = async () => open((await askAgain()) ?? camera)
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={words.label} className="rounded-md">
      {view === 'closed' && <Placeholder onSubmit={onSubmit} />}
      {(view === 'connecting' || view === 'shown') && (
        <Feed
          url={url}
          isConnecting={view === 'connecting'}
          onArrive={arrive}
          onStop={() => moveOn(close)}
        />
      )}
      {typeof view === 'object' && (
        <Restricted
          url={url}
          refusal={view.refusal}
          onTryAgain={() => moveOn(() => void tryAgain())}
        />
      )}
      <p role="status" className="sr-only">
        {useHydrated() && sentenceFor(view)}
      </p>
    </div>
  )
}

function sentenceFor(view: View): string {
  if (typeof view === 'object') {
    return `${restricted.heading}. ${restricted.reasons[view.refusal]}`
  }
  return { closed: '', connecting: words.connecting, shown: words.shown }[view]
}

/** Printed hills where the real ones will be. Without scripts the form opens the page with the feed. */
function Placeholder({ onSubmit }: { onSubmit: (event: SubmitEvent) => void }) {
  return (
    <form
      method="get"
      action={liveViewsPath}
      onSubmit={onSubmit}
      className="on-dusk relative isolate flex min-h-76 w-full flex-col overflow-hidden rounded-md bg-linear-to-b from-dusk via-dusk-2 to-dusk-3 text-on-dusk sm:aspect-video"
    >
      <div className="grid grow content-center justify-items-center gap-4 px-6 pt-6 text-center">
        <Video aria-hidden className="size-10 text-lamp" />
        <input type="hidden" name="view" value="live" />
        <Button type="submit">{words.open}</Button>
        <p className="max-w-sm text-on-dusk">{words.waiting}</p>
      </div>
      <Ridges />
    </form>
  )
}
