import { useState, type ReactNode } from 'react'
import { contestEntry } from '#content/contest-entry.ts'
import { isVideo } from './check-files.ts'
import type { ChosenFile } from './use-chosen-files.ts'

const frame = 'aspect-4/3 w-full bg-sunken object-cover'

/** What a chosen file shows. Not every browser can show every file that it can send. */
export function FileLook({ chosen: { file, url } }: { chosen: ChosenFile }): ReactNode {
  const [hasFailed, setFailed] = useState(false)
  const fail = () => setFailed(true)
  if (hasFailed) return <p className={frame}>{contestEntry.form.files.noPreview}</p>
  if (!isVideo(file)) return <img src={url} alt="" className={frame} onError={fail} />
  return (
    <video
      src={url}
      aria-label={file.name}
      controls
      muted
      playsInline
      preload="metadata"
      className={frame}
      onError={fail}
    />
  )
}
