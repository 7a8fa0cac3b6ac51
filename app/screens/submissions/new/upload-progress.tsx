import { useEffect, useRef } from 'react'
import { contestEntry } from '#content/contest-entry.ts'
import { Button } from '../../../components/button.tsx'

const words = contestEntry.form

/** Each engine has names of its own for the parts of the bar; unstyled they are grey on grey. */
const bar =
  'h-3 min-w-0 grow appearance-none overflow-hidden rounded-full bg-card [&::-moz-progress-bar]:bg-ember [&::-webkit-progress-bar]:bg-card [&::-webkit-progress-value]:bg-ember'

interface UploadProgressProps {
  /** 0 to 100. */
  percent: number
  onCancel: () => void
}

/** How far the upload has come, to see; the form's status line says it to screen readers. */
export default function UploadProgress({ percent, onCancel }: UploadProgressProps) {
  const box = useRef<HTMLDivElement>(null)
  // The button that was pressed rests now, and Cancel must not be under a finger pressing twice.
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={words.progress}
      className="grid w-full max-w-md gap-3 rounded-md bg-oak-wash p-4"
    >
      <p className="flex items-center gap-4">
        <progress aria-label={words.progress} max={100} value={percent} className={bar} />
        <span className="min-w-12 text-right font-display text-xl font-bold tabular-nums">
          {words.percent(percent)}
        </span>
      </p>
      {percent === 100 && <p>{words.uploaded}</p>}
      <Button kind="secondary" size="small" onClick={onCancel} className="justify-self-start">
        {words.cancel}
      </Button>
    </div>
  )
}
