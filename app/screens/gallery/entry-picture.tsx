import { galleryPage } from '#content/contest/gallery.ts'
import type { SubmissionFile } from '#contracts/submissions.ts'
import { Play } from 'lucide-react'
import { classes } from '../../parts/classes.ts'
import { useLoadFailure } from '../../parts/picture.tsx'
import { isVideo, stillOf } from './entry-file.ts'

interface EntryPictureProps {
  file: SubmissionFile
  alt: string
  size?: 'card' | 'large'
  /** Gives the picture its place, so that nothing moves when it comes. */
  className: string
}

/** What a guest sent as a still picture, or why it cannot be seen. */
export function EntryPicture({ file, alt, size = 'card', className }: EntryPictureProps) {
  const { ref, hasFailed, fail } = useLoadFailure()
  const source = stillOf(file, size)
  if (source && !hasFailed) {
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
  return (
    <span
      className={classes('grid place-items-center bg-sunken p-4 text-center text-soft', className)}
    >
      {isVideo(file) ? (
        <Play aria-hidden className="size-12" />
      ) : (
        galleryPage[hasFailed ? 'notShown' : 'notReady']
      )}
    </span>
  )
}
