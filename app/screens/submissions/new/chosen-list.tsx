import { contestEntry } from '#content/contest-entry.ts'
import { FilePreview } from './file-preview.tsx'
import type { ChosenFile } from './use-chosen-files.ts'

interface ChosenListProps {
  chosen: readonly ChosenFile[]
  onRemove: (chosen: ChosenFile) => void
}

export default function ChosenList({ chosen, onRemove }: ChosenListProps) {
  return (
    <ul
      aria-label={contestEntry.form.files.list}
      className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4"
    >
      {chosen.map((each) => (
        <FilePreview key={each.url} chosen={each} onRemove={() => onRemove(each)} />
      ))}
    </ul>
  )
}
