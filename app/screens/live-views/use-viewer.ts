import { useEffect, useState } from 'react'
import type { Camera } from '#contracts/camera.ts'
import type { liveViewsPage } from '#content/live-views.ts'

export type View = 'closed' | 'connecting' | 'shown' | { refusal: Refusal }

/** How long the camera's page may take to load, in milliseconds. */
export const patienceMs = 15_000

export interface ViewerState {
  view: View
  open: (camera: Camera) => void
  close: () => void
  /** The camera's page, or the browser's error page, has loaded. */
  arrive: () => void
}

/** The viewer, from its placeholder to the picture or the reason there is none. */
export function useViewer(camera: Camera, isOpenFirst: boolean): ViewerState {
  const [view, setView] = useState<View>(isOpenFirst ? opened(camera) : 'closed')
  const arrive = () => setView((now) => (now === 'connecting' ? 'shown' : now))
  const isConnecting = view === 'connecting'
  const isFramed = isConnecting || view === 'shown'

  useEffect(() => {
    if (!isConnecting) return undefined
    const timer = setTimeout(() => setView({ refusal: 'late' }), patienceMs)
    return () => clearTimeout(timer)
  }, [isConnecting])

  // Also while shown: the error page of a blocked frame may load before the violation is reported.
  useEffect(
    () => (isFramed ? onBlockedFrame(() => setView({ refusal: 'refused' })) : undefined),
    [isFramed],
  )

  // A server-rendered frame may have loaded before hydration; the page then waits for it.
  useEffect(() => {
    if (!isOpenFirst) return undefined
    if (document.readyState === 'complete') return arrive()
    window.addEventListener('load', arrive)
    return () => window.removeEventListener('load', arrive)
  }, [isOpenFirst])

  return { view, open: (now) => setView(opened(now)), close: () => setView('closed'), arrive }
}

function opened(camera: Camera): View {
  const refusal = knownRefusal(camera)
  return refusal ? { refusal } : 'connecting'
}

/** Our own policy blocks a camera that redirects to another host. */
function onBlockedFrame(run: () => void): () => void {
  const listen = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'frame-src') run()
  }
  document.addEventListener('securitypolicyviolation', listen)
  return () => document.removeEventListener('securitypolicyviolation', listen)
}

export type Refusal = keyof typeof liveViewsPage.restricted.reasons

/** What the camera's page may do inside ours: run its player. No forms, windows or navigation. */
export const sandbox = 'allow-scripts allow-same-origin'

/** Why embedding would fail according to the server's check; null if it may work. */
function knownRefusal({ embeddable, live, checkedAt }: Camera): Refusal | null {
  if (!embeddable) return 'refused'
  return live || checkedAt === null ? null : 'away'
}
