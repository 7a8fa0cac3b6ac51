import { Upload } from 'lucide-react'
import { useId, useRef, useState, type ChangeEvent, type DragEvent } from 'react'
import { contestEntry } from '#content/contest-entry.ts'
import { buttonClasses } from '../../parts/button.tsx'
import { classes } from '../../parts/classes.ts'
import { acceptedTypes } from './check-files.ts'
import { FilePreview } from './file-preview.tsx'
import type { ChosenFile, ChosenFiles } from './use-chosen-files.ts'

const words = contestEntry.form.files

interface FileFieldProps {
  files: ChosenFiles
  /** What is wrong with the files together, such as that there are none. */
  mistake: string | undefined
}

/** Files by picker, or dropped anywhere on the field; each is shown and can be removed. */
export function FileField({ files, mistake: found }: FileFieldProps) {
  const mistake = files.chosen.length === 0 ? found : undefined
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const remove = (chosen: ChosenFile) => {
    files.remove(chosen)
    // Its button goes with it, and the keyboard needs a place to stand.
    input.current?.focus()
  }
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <p id={`${id}-label`} className="font-medium">
        {words.label}
      </p>
      <DropZone id={id} input={input} files={files} mistake={mistake} />
      <Problems id={`${id}-error`} files={files} mistake={mistake} />
      <p role="status" className="sr-only">
        {files.announcement}
      </p>
      {files.chosen.length > 0 && (
        <ul aria-label={words.list} className="mt-4 grid gap-4 sm:grid-cols-3">
          {files.chosen.map((chosen) => (
            <FilePreview key={chosen.url} chosen={chosen} onRemove={() => remove(chosen)} />
          ))}
        </ul>
      )}
    </div>
  )
}

interface DropZoneProps extends FileFieldProps {
  id: string
  input: React.RefObject<HTMLInputElement | null>
}

function DropZone({ id, input, files, mistake }: DropZoneProps) {
  const { isOver, ...drop } = useDrop(files.add)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    files.add([...(currentTarget.files ?? [])])
    // So that a file that was removed can be chosen again.
    currentTarget.value = ''
  }
  return (
    <div
      {...drop}
      className={classes(
        'mt-1 grid justify-items-center gap-3 rounded-md border-2 border-dashed px-4 py-8 text-center',
        isOver ? 'border-ember bg-oak-wash' : 'border-edge bg-paper',
      )}
    >
      <Upload aria-hidden className="size-8 text-ember-ink" />
      <p className="flex flex-wrap items-center justify-center gap-3">
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          accept={acceptedTypes}
          data-field="files"
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={mistake ? true : undefined}
          onChange={choose}
          className="peer sr-only"
        />
        <label
          htmlFor={id}
          className={`${buttonClasses('secondary')} cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-bluebonnet`}
        >
          {words.choose}
        </label>
        <span className="text-soft max-sm:hidden">{words.drop}</span>
      </p>
      <p id={`${id}-hint`} className="text-[0.9rem] text-soft">
        {words.hint}
      </p>
    </div>
  )
}

function Problems({ id, files, mistake }: FileFieldProps & { id: string }) {
  const texts = files.problems.map(({ description }) => description)
  if (mistake) texts.push(mistake)
  return (
    <ul id={id} className="text-[0.9rem] font-medium text-danger">
      {texts.map((text) => (
        <li key={text} className="mt-1 wrap-anywhere">
          {text}
        </li>
      ))}
    </ul>
  )
}

function useDrop(add: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      add([...event.dataTransfer.files])
    },
  }
}
