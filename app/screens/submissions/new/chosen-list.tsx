import { X } from 'lucide-react'
import { useState } from 'react'
import { contestEntry } from '#content/contest-entry.ts'
import { isVideo } from './check-files.ts'
import type { ChosenFile } from './use-chosen-files.ts'

const words = contestEntry.form.files

interface ChosenListProps {
  chosen: readonly ChosenFile[]
  onRemove: (chosen: ChosenFile) => void
}

export default function ChosenList({ chosen, onRemove }: ChosenListProps) {
  return (
    <ul aria-label={words.list} className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
      {chosen.map((each) => (
        <Chosen key={each.url} chosen={each} onRemove={() => onRemove(each)} />
      ))}
    </ul>
  )
}

/** A preview, name and size, and a button to remove it. */
function Chosen({ chosen, onRemove }: { chosen: ChosenFile; onRemove: () => void }) {
  const { name, size } = chosen.file
  return (
    <li className="relative min-w-0 overflow-hidden rounded-md border border-edge bg-card">
      <div className="aspect-4/3 bg-sunken">
        <Preview chosen={chosen} />
      </div>
      <p className="flex items-start justify-between gap-1 py-2 pr-1 pl-3">
        <span className="min-w-0">
          <span className="line-clamp-2 leading-snug font-medium wrap-anywhere" title={name}>
            {name}
          </span>
          <span className="block text-sm text-soft tabular-nums">{megabytes(size)}</span>
        </span>
        <button
          type="button"
          aria-label={words.remove(name)}
          onClick={onRemove}
          className="grid size-11 shrink-0 place-content-center rounded-md enabled:hover:bg-sunken disabled:opacity-40"
        >
          <X aria-hidden className="size-5" />
        </button>
      </p>
    </li>
  )
}

const frame = 'aspect-4/3 w-full bg-sunken object-cover'

/** Not every browser can display every file it can send. */
function Preview({ chosen: { file, url } }: { chosen: ChosenFile }) {
  const [hasFailed, setFailed] = useState(false)
  const fail = () => setFailed(true)
  if (hasFailed) return <p className={frame}>{words.noPreview}</p>
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

function megabytes(bytes: number): string {
  const value = bytes / 1024 / 1024
  return value < 0.1 ? `${Math.ceil(bytes / 1024)} KB` : `${value.toFixed(1)} MB`
}
