import { useEffect, useRef, type RefObject } from 'react'
import type { SubmissionFile } from '#contracts/submissions.ts'
import { stillOf } from './entry-file.ts'

interface EntryVideoProps {
  file: SubmissionFile
  label: string
  className: string
}

/** A guest's video behind its poster; nothing of it is fetched before it is played. */
export function EntryVideo({ file, label, className }: EntryVideoProps) {
  const ref = useRef<HTMLVideoElement>(null)
  usePauseOutOfSight(ref)
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- guests send none, and nobody writes them
    <video
      ref={ref}
      controls
      playsInline
      preload="none"
      src={file.url}
      poster={stillOf(file, 'large') ?? undefined}
      width={file.width ?? undefined}
      height={file.height ?? undefined}
      aria-label={label}
      className={className}
      // On the video arrow keys move through it, not on to the next slide.
      onKeyDown={(event) => event.stopPropagation()}
    />
  )
}

function usePauseOutOfSight(ref: RefObject<HTMLVideoElement | null>): void {
  useEffect(() => {
    const video = ref.current
    if (!video) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) video.pause()
    })
    observer.observe(video)
    return () => observer.disconnect()
  }, [ref])
}
