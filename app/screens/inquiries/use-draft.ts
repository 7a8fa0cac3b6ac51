import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import {
  asSent,
  forgetDraft,
  loadDraft,
  newDraft,
  saveDraft,
  type Draft,
} from '../../components/form/draft.ts'
import { fillForm } from '../../components/form/fill-form.ts'
import { valuesOf, type FormValues } from '../../components/form/values.ts'

interface DraftOptions {
  form: RefObject<HTMLFormElement | null>
  /** Names the form among those of this tab. */
  name: string
  /** False while the form shows what the server gave back: that is newer than any draft. */
  isFresh: boolean
}

/** What stands in the form, kept through reloads. `values` is undefined until scripts run. */
export function useDraft({ form, name: formName, isFresh }: DraftOptions) {
  const name = `inquiry-draft:${formName}`
  const draft = useRef<Draft<FormValues>>(null)
  const [values, setValues] = useState<FormValues>()

  const begin = useEffectEvent(() => {
    draft.current = loadDraft<FormValues>(name) ?? newDraft<FormValues>({})
    if (form.current && isFresh) fillForm(form.current, draft.current.values)
    setValues(form.current ? valuesOf(new FormData(form.current)) : {})
  })
  useEffect(() => begin(), [])

  const current = () => (draft.current ??= newDraft({}))
  const keep = () => {
    if (!form.current) return
    const typed = valuesOf(new FormData(form.current))
    draft.current = { ...current(), values: typed }
    saveDraft(name, draft.current)
    setValues(typed)
  }
  const send = (typed: FormValues) => {
    draft.current = asSent(current(), typed)
    saveDraft(name, draft.current)
    return draft.current
  }
  const forget = () => {
    forgetDraft(name)
    draft.current = newDraft({})
    setValues({})
  }
  return { values, keep, send, forget }
}
