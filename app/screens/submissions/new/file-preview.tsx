import { X } from 'lucide-react'
import { contestEntry } from '#content/contest-entry.ts'
import { FileLook } from './file-look.tsx'
import type { ChosenFile } from './use-chosen-files.ts'

const words = contestEntry.form.files

interface FilePreviewProps {
  chosen: ChosenFile
  onRemove: () => void
}

/** A chosen file as it looks, its name and size, and the way to take it out again. */
export function FilePreview({ chosen, onRemove }: FilePreviewProps) {
  const { name, size } = chosen.file
  return (
    <li className="relative min-w-0 overflow-hidden rounded-md border border-edge bg-card">
      <div className="aspect-4/3 bg-sunken">
        <FileLook chosen={chosen} />
      </div>
      <p className="flex items-start justify-between gap-1 py-2 pr-1 pl-3">
        <span className="min-w-0">
          <span className="line-clamp-2 leading-snug font-medium wrap-anywhere" title={name}>
            {name}
          </span>
          <span className="block text-[0.9rem] text-soft tabular-nums">{megabytes(size)}</span>
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

function megabytes(bytes: number): string {
  const value = bytes / 1024 / 1024
  return value < 0.1 ? `${Math.ceil(bytes / 1024)} KB` : `${value.toFixed(1)} MB`
}
