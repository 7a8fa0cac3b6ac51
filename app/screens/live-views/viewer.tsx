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
   * Whether this document's policy allows embedding the camera: only if it was loaded at the
   * address of the live views; with client-side navigation it has another page's policy.
   */
  mayEmbed: boolean
}

const { viewer: words, restricted } = liveViewsPage

/** Placeholder, feed or fallback. The feed is only loaded when the guest asks for it. */
export function Viewer({ camera, url, askAgain, mayEmbed }: ViewerProps) {
  const [parameters] = useSearchParams()
  // Without scripts the address requests the feed.
  const isOpenFirst = mayEmbed && parameters.get('view') === 'live'
  const { view, open, close, arrive } = useViewer(camera, isOpenFirst)
  const box = useRef<HTMLDivElement>(null)
  // The pressed button is gone with the next view: focus the box.
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

/** Printed hills as a placeholder. Without scripts the form opens the page with the feed. */
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
