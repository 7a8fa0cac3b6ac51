import { Play } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { SubmissionFile } from '#contracts/submissions.ts'
import { classes } from '../classes.ts'
import { NotShown } from './not-shown.tsx'

/** The first second is often black or shaky. */
const stillSecond = 1

interface VideoStillProps {
  file: SubmissionFile
  /** Reserves the still's space to avoid layout shifts. */
  className: string
}

/** A frame of a video, fetched by the browser when it comes near; a sign for 'play' until then. */
export function VideoStill({ file, className }: VideoStillProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const isNear = useIsNear(ref)
  return (
    <span ref={ref} className={classes('relative block overflow-hidden', className)}>
      <NotShown className="absolute inset-0">
        <Play aria-hidden className="size-12" />
      </NotShown>
      {isNear && (
        <video
          src={`${file.url}#t=${stillSecond}`}
          preload="metadata"
          muted
          playsInline
          aria-hidden
          tabIndex={-1}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  )
}

function useIsNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setIsNear(true)
        observer.disconnect()
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return isNear
}
