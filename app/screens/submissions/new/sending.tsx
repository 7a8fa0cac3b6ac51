import { lazy, Suspense, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { contestEntry } from '#content/contest-entry.ts'
import { Button } from '../../../components/button.tsx'
import { FormAlert } from '../../../components/form/form-alert.tsx'
import type { EntryState } from './use-entry-form.ts'
import { loadProgress } from './use-upload.ts'

const words = contestEntry.form

const UploadProgress = lazy(loadProgress)

/** The button, how far the upload has come, and what became of the last one. */
export function Sending(entry: EntryState) {
  const { percent, cancel, trouble, last, isScripted, isSubmitting } = entry
  const button = useFocusAfter(entry)
  return (
    <div className="mt-10 grid justify-items-start gap-4 border-t-2 border-line pt-6">
      {trouble.message && !isSubmitting && <FormAlert>{trouble.message}</FormAlert>}
      <p role="status" className={isSubmitting ? 'sr-only' : 'font-medium'}>
        {isSubmitting ? announced(percent) : last === 'cancelled' && words.cancelled}
      </p>
      {percent !== null && (
        <Suspense>
          <UploadProgress percent={percent} onCancel={cancel} />
        </Suspense>
      )}
      <Button ref={button} type="submit" disabled={!isScripted} isResting={isSubmitting}>
        {isSubmitting ? words.submitting : last === 'broken' ? words.retry : words.submit}
      </Button>
      <p className="text-[0.9rem] text-soft">
        {words.privacy.text}{' '}
        <Link to={words.privacy.to} className="underline underline-offset-4">
          {words.privacy.link}
        </Link>
      </p>
    </div>
  )
}

/** What showed the upload had the focus and goes with it: before the next paint the button takes it. */
function useFocusAfter({ percent, last, isSubmitting }: EntryState) {
  const button = useRef<HTMLButtonElement>(null)
  const isOver = percent === null && (isSubmitting || last !== undefined)
  useLayoutEffect(() => {
    if (isOver && document.activeElement === document.body) button.current?.focus()
  }, [isOver])
  return button
}

/** What is told on the way: quarters, so that nobody is talked at a hundred times. */
function announced(percent: number | null): string {
  if (percent === 100) return words.uploaded
  const quarter = Math.floor((percent ?? 0) / 25) * 25
  return quarter === 0 ? words.submitting : words.announced(quarter)
}
