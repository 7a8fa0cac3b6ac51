import { useId, useRef, useState, type DragEvent } from 'react'
import { ImagePlus } from 'lucide-react'
import { adminPictures as words } from '#content/admin-pictures.ts'
import { pictureTypes } from '#contracts/picture-types.ts'
import { Button } from '../../../../components/button.tsx'
import { classes } from '../../../../components/classes.ts'

interface PictureInputProps {
  label: string
  onFiles: (files: readonly File[]) => void
  isMultiple?: boolean
  /** Distinguishes buttons with the same words. */
  name?: string
  className?: string
}

/** A button that opens the device's pictures, on a phone the camera as well. */
export function PictureInput({ label, name, onFiles, isMultiple, className }: PictureInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <>
      <input
        ref={input}
        id={id}
        type="file"
        hidden
        accept={pictureTypes}
        multiple={isMultiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same file can be chosen again.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <Button
        kind="secondary"
        size="small"
        aria-label={name}
        className={className}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  )
}

/** The place for new pictures, by choosing or dropping them. */
export function PictureDrop({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onFiles(files)
  }
  return (
    <div
      className={classes(
        'rounded-lg border-2 border-dashed p-5 text-center',
        isOver ? 'border-ember bg-sunken' : 'border-line bg-card',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <ImagePlus aria-hidden className="mx-auto size-8 text-soft" />
      <p className="mx-auto mt-2 max-w-md text-sm text-soft">{words.drop}</p>
      <PictureInput label={words.add} onFiles={onFiles} isMultiple className="mt-3" />
    </div>
  )
}
