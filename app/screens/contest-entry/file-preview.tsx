import { X } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { contestEntry } from '#content/contest-entry.ts'
import type { ChosenFile } from './use-chosen-files.ts'

const words = contestEntry.form.files

/** Comes with the first file; when it does not come, the file can be sent all the same. */
const FileLook = lazy(() => import('./file-look.tsx').catch(() => ({ default: () => null })))

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
        <Suspense>
          <FileLook chosen={chosen} />
        </Suspense>
      </div>
      <p className="flex items-center justify-between gap-2 py-1 pr-1 pl-3">
        <span className="min-w-0">
          <span className="block truncate font-medium" title={name}>
            {name}
          </span>
          <span className="block text-[0.9rem] text-soft tabular-nums">{megabytes(size)}</span>
        </span>
        <button
          type="button"
          aria-label={words.remove(name)}
          onClick={onRemove}
          className="grid size-11 shrink-0 place-content-center rounded-md hover:bg-sunken"
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
