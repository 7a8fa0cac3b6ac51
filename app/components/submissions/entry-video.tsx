import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react'
import { galleryPage } from '#content/contest-gallery.ts'
import type { SubmissionFile } from '#contracts/submissions.ts'
import { NotShown } from './entry-picture.tsx'

interface EntryVideoProps {
  file: SubmissionFile
  label: string
  className: string
  style?: CSSProperties | undefined
}

/** A guest's video; only enough for its first frame is loaded before it plays. */
export function EntryVideo({ file, label, className, style }: EntryVideoProps) {
  const [hasFailed, setHasFailed] = useState(false)
  const ref = useRef<HTMLVideoElement>(null)
  usePauseOutOfSight(ref)
  // It may fail before React listens.
  useEffect(() => {
    if (ref.current?.error) setHasFailed(true)
  }, [])
  if (hasFailed) {
    return (
      <NotShown className={className}>
        <span role="alert">{galleryPage.notShown.video}</span>
      </NotShown>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- guests send none, and nobody writes them
    <video
      ref={ref}
      controls
      playsInline
      preload="metadata"
      src={file.url}
      width={file.width ?? undefined}
      height={file.height ?? undefined}
      aria-label={label}
      className={className}
      style={style}
      onError={() => setHasFailed(true)}
      // On a video, arrow keys seek instead of changing the slide.
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
