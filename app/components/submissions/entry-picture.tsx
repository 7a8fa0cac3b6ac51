import { Play } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { galleryPage } from '#content/contest-gallery.ts'
import type { SubmissionFile } from '#contracts/submissions.ts'
import { classes } from '../classes.ts'
import { useLoadFailure } from '../picture.tsx'
import { isVideo, pictureOf, posterOf } from './entry-file.ts'

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
  const sources = isVideo(file) ? [posterOf(file)] : [pictureOf(file, size), file.url]
  const source = sources.find((each) => each !== null && !failed.includes(each))
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
  return (
    <NotShown className={className}>
      {isVideo(file) ? <Play aria-hidden className="size-12" /> : galleryPage.notShown.image}
    </NotShown>
  )
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
