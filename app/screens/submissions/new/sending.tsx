import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { contestEntry } from '#content/contest-entry.ts'
import { Button } from '../../../components/button.tsx'
import { FormAlert } from '../../../components/form/form-frame.tsx'
import UploadProgress from './upload.tsx'
import type { EntryState } from './upload.tsx'

const words = contestEntry.form

/** The button, the upload's progress, and the last result. */
export function Sending(entry: EntryState) {
  const { percent, cancel, message, failed, values, isSubmitting } = entry
  const button = useFocusAfter(entry)
  return (
    <div className="mt-10 grid justify-items-start gap-4 border-t-2 border-line pt-6">
      {message && <FormAlert>{message}</FormAlert>}
      <p role="status" className={isSubmitting ? 'sr-only' : 'font-medium'}>
        {isSubmitting ? announced(percent) : failed === 'cancelled' && words.cancelled}
      </p>
      {percent !== null && <UploadProgress percent={percent} onCancel={cancel} />}
      <Button ref={button} type="submit" disabled={values === undefined} isResting={isSubmitting}>
        {isSubmitting ? words.submitting : failed === 'unreachable' ? words.retry : words.submit}
      </Button>
      <p className="text-sm text-soft">
        {words.privacy.text}{' '}
        <Link to={words.privacy.to} className="underline underline-offset-4">
          {words.privacy.link}
        </Link>
      </p>
    </div>
  )
}

/** The focused progress bar disappears: focus the button before the next paint. */
function useFocusAfter({ percent, failed, isSubmitting }: EntryState) {
  const button = useRef<HTMLButtonElement>(null)
  const isOver = percent === null && (isSubmitting || failed !== undefined)
  useLayoutEffect(() => {
    if (isOver && document.activeElement === document.body) button.current?.focus()
  }, [isOver])
  return button
}

/** Announced in quarters, not a hundred times. */
function announced(percent: number | null): string {
  if (percent === 100) return words.uploaded
  const quarter = Math.floor((percent ?? 0) / 25) * 25
  return quarter === 0 ? words.submitting : words.announced(quarter)
}
