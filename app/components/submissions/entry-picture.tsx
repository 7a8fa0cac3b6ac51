import { useState } from 'react'
import { galleryPage } from '#content/contest-gallery.ts'
import type { SubmissionFile } from '#contracts/submissions.ts'
import { classes } from '../classes.ts'
import { useLoadFailure } from '../picture.tsx'
import { isVideo, pictureOf } from './entry-file.ts'
import { NotShown } from './not-shown.tsx'
import { VideoStill } from './video-still.tsx'

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
