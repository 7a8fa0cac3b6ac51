import { useEffect, useRef, useState, type RefObject } from 'react'
import type { FormValues } from '../../components/form/values.ts'
import { changedIn, fillIn } from './form-draft.ts'
import { forgetOwnerDraft, hasOwnerDraft, loadOwnerDraft, saveOwnerDraft } from './owner-drafts.ts'

interface FormDraft {
  /** Only those that were changed: someone else may change the others. */
  values: FormValues
  /** The stored texts when typing began. */
  begunFrom: readonly string[]
}

/**
 * Keeps what is typed into a form in this tab until it is stored, in case the session ends. Null keeps
 * nothing.
 */
export function useFormDraft(
  ref: RefObject<HTMLFormElement | null>,
  id: string | null,
  begunFrom: readonly string[],
): void {
  /** What has no place in the form yet. */
  const left = useRef<FormValues>({})
  useEffect(() => {
    const form = ref.current
    if (!form || id === null) return
    left.current = loadOwnerDraft<FormDraft>(id)?.values.values ?? {}
    const keep = () => {
      // Stored or dropped in the meantime.
      if (!hasOwnerDraft(id)) left.current = {}
      const values = { ...left.current, ...changedIn(form) }
      if (Object.keys(values).length === 0) forgetOwnerDraft(id)
      else saveOwnerDraft(id, { values, begunFrom } satisfies FormDraft)
    }
    form.addEventListener('input', keep)
    return () => form.removeEventListener('input', keep)
  }, [ref, id, begunFrom])
  useEffect(() => {
    if (ref.current) left.current = fillIn(ref.current, left.current)
  })
}

/** The stored texts when typing began, which may have been before the session ended. */
export function useBegunFrom(id: string, texts: readonly string[]): readonly string[] {
  const [begunFrom] = useState(() => loadOwnerDraft<FormDraft>(id)?.values.begunFrom ?? texts)
  return begunFrom
}
