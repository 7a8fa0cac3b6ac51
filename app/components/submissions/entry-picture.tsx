import { useState, type ReactNode, useEffect, useRef, type RefObject } from 'react'
import { galleryPage } from '#content/contest-gallery.ts'
import type { SubmissionFile } from '#contracts/submissions.ts'
import { classes } from '../classes.ts'
import { useLoadFailure } from '../picture.tsx'
import { isVideo, pictureOf } from './entry-file.ts'
import { Play } from 'lucide-react'

interface EntryPictureProps {
  file: SubmissionFile
  alt: string
  size?: 'card' | 'large'
  /** Reserves the picture's space to avoid layout shifts. */
  className: string
}

/** An entry's still picture, or why it cannot be shown. */
export function EntryPicture({ file, alt, size = 'card', className }: EntryPictureProps) {
  const [failed, setFailed] = useState<readonly string[]>([])
  if (isVideo(file)) return <VideoStill file={file} className={className} />
  const source = [pictureOf(file, size), file.url].find((each) => !failed.includes(each))
  if (source) {
    return (
      <Still
        // One per picture, so that failures before hydration are noticed.
        key={source}
        source={source}
        file={file}
        alt={alt}
        className={className}
        onFail={() => setFailed((before) => [...before, source])}
      />
    )
  }
  return <NotShown className={className}>{galleryPage.notShown.image}</NotShown>
}

interface StillProps extends Omit<EntryPictureProps, 'size'> {
  source: string
  onFail: () => void
}

function Still({ source, file, alt, className, onFail }: StillProps) {
  const { ref, fail } = useLoadFailure(onFail)
  return (
    <img
      ref={ref}
      src={source}
      alt={alt}
      width={file.width ?? undefined}
      height={file.height ?? undefined}
      loading="lazy"
      decoding="async"
      className={classes('bg-sunken', className)}
      onError={fail}
    />
  )
}

/** Shown instead of a picture or video, in the same size. */
export function NotShown({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      className={classes('grid place-items-center bg-sunken p-4 text-center text-soft', className)}
    >
      {children}
    </span>
  )
}

/** The first second is often black or shaky. */
const stillSecond = 1

interface VideoStillProps {
  file: SubmissionFile
  /** Reserves the still's space to avoid layout shifts. */
  className: string
}

/** A frame of a video, fetched by the browser when it comes near; a sign for 'play' until then. */
function VideoStill({ file, className }: VideoStillProps) {
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
