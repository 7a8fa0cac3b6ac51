import type { ReactNode } from 'react'
import { liveViewsPage } from '#content/live-views.ts'

interface CameraLinkProps {
  url: string
  className: string
  children: ReactNode
}

/** The camera in a tab of its own, which learns neither who opened it nor from where. */
export function CameraLink({ url, className, children }: CameraLinkProps) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="sr-only"> {liveViewsPage.viewer.opens}</span>
    </a>
  )
}
