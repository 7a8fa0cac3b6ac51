import { Upload } from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  type ChangeEvent,
  type RefObject,
  useState,
  type DragEvent as ReactDragEvent,
} from 'react'
import { contestEntry } from '#content/contest-entry.ts'
import { entryFileTypes } from '#contracts/entry-file-types.ts'
import { buttonClasses } from '../../../components/button.tsx'
import { classes } from '../../../components/classes.ts'

const words = contestEntry.form.files

interface DropZoneProps {
  input: RefObject<HTMLInputElement | null>
  /** Of the file input; its hint and error have the ids `{id}-hint` and `{id}-error`. */
  id: string
  isWrong: boolean
  /** Nothing can be added while the entry is being sent. */
  isResting: boolean
  onChoose: (files: readonly File[]) => void
}

/** A file input that also takes dropped files. */
export function DropZone({ input, id, isWrong, isResting, onChoose }: DropZoneProps) {
  const { isOver, props } = useFileDrops(onChoose, isResting)
  useNoDropsElsewhere()
  useEarlyChoice(input, onChoose)
  return (
    <div
      {...props}
      className={classes(
        'mt-1 grid justify-items-center gap-3 rounded-md border-2 border-dashed px-4 py-8 text-center',
        isOver ? 'border-ember bg-oak-wash' : 'bg-paper',
        !isOver && (isWrong ? 'border-danger' : 'border-edge'),
      )}
    >
      <Upload aria-hidden className="size-8 text-ember-ink" />
      <p className="flex flex-wrap items-center justify-center gap-3">
        <input
          ref={input}
          id={id}
          type="file"
          name="files"
          multiple
          accept={entryFileTypes.join(',')}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={isWrong || undefined}
          onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
            onChoose(takeFrom(currentTarget))
          }
          className="clear-of-toasts peer sr-only"
        />
        <label
          htmlFor={id}
          className={classes(
            buttonClasses('secondary'),
            'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-bluebonnet',
            'peer-disabled:cursor-not-allowed peer-disabled:opacity-60',
            // The focus after a mistake is the form's doing, even where a finger or a mouse sent it.
            isWrong &&
              'peer-focus:outline-3 peer-focus:outline-offset-3 peer-focus:outline-bluebonnet',
          )}
        >
          {words.choose}
        </label>
        <span className="text-soft max-sm:hidden">{words.drop}</span>
      </p>
      <p id={`${id}-hint`} className="text-sm text-balance text-soft">
        {words.hint} <span className="block">{words.moreLimits}</span>
      </p>
    </div>
  )
}

/** Clears the input, so that a removed file can be chosen again. */
function takeFrom(input: HTMLInputElement): File[] {
  const files = [...(input.files ?? [])]
  input.value = ''
  return files
}

/** On a slow connection a guest may have chosen files before hydration. */
function useEarlyChoice(
  input: RefObject<HTMLInputElement | null>,
  onChoose: (files: readonly File[]) => void,
): void {
  const takeEarly = useEffectEvent(() => {
    const early = input.current ? takeFrom(input.current) : []
    if (early.length > 0) onChoose(early)
  })
  useEffect(() => takeEarly(), [])
}

/** Props of a drop target for files. While `isResting`, drops are ignored. */
function useFileDrops(add: (files: readonly File[]) => void, isResting: boolean) {
  const [isOver, setOver] = useState(false)
  const props = {
    onDragOver: (event: ReactDragEvent) => {
      event.preventDefault()
      event.dataTransfer.dropEffect = isResting ? 'none' : 'copy'
      setOver(!isResting)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: ReactDragEvent) => {
      event.preventDefault()
      setOver(false)
      if (!isResting) add([...event.dataTransfer.files])
    },
  }
  return { isOver, props }
}

/** A browser opens a file dropped outside the target, and everything typed is lost. */
function useNoDropsElsewhere(): void {
  useEffect(() => {
    addEventListener('dragover', refuseFiles)
    addEventListener('drop', refuseFiles)
    return () => {
      removeEventListener('dragover', refuseFiles)
      removeEventListener('drop', refuseFiles)
    }
  }, [])
}

/** Text may still be dragged between fields. */
function refuseFiles(event: DragEvent): void {
  // The drop target has handled it before the window does.
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}
