import { useId, useRef } from 'react'
import { contestEntry } from '#content/contest-entry.ts'
import { intoSight, useField } from '../../../components/form/form-frame.tsx'
import ChosenList from './chosen-list.tsx'
import { DropZone } from './drop-zone.tsx'
import type { ChosenFile, ChosenFiles } from './use-chosen-files.ts'

const words = contestEntry.form.files

interface FileFieldProps {
  files: ChosenFiles
  isResting: boolean
}

/** The entry's photos and videos; each is shown and can be removed. */
export function FileField({ files, isResting }: FileFieldProps) {
  // An error about all files: that there are none.
  const field = useField('files')
  const error = files.chosen.length === 0 ? field.error : undefined
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const remove = (chosen: ChosenFile) => {
    files.remove(chosen)
    // Its button is removed with it, and the focus must not be lost.
    input.current?.focus()
  }
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <p id={`${id}-label`} className="font-medium">
        {words.label}
      </p>
      <DropZone
        id={id}
        input={input}
        isWrong={error !== undefined}
        isResting={isResting}
        onChoose={files.add}
      />
      <Problems id={`${id}-error`} texts={error ? [...files.problems, error] : files.problems} />
      <p role="status" className="sr-only">
        {files.announcement}
      </p>
      {files.chosen.length > 0 && <ChosenList chosen={files.chosen} onRemove={remove} />}
    </div>
  )
}

function Problems({ id, texts }: { id: string; texts: readonly string[] }) {
  return (
    <ul id={id} className="text-sm font-medium text-danger">
      {texts.map((text) => (
        <li key={text} ref={intoSight} className="clear-of-toasts mt-1 wrap-anywhere">
          {text}
        </li>
      ))}
    </ul>
  )
}
