import { useEffect, useRef, useState, type RefObject } from 'react'
import type { FormValues } from '../../components/form/values.ts'
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
  const [begunFrom] = useState(() => begunFromIn(id) ?? texts)
  return begunFrom
}

/** The same of a draft that is kept. */
export function begunFromIn(id: string): readonly string[] | undefined {
  return loadOwnerDraft<FormDraft>(id)?.values.begunFrom
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const controls = ':is(input, textarea, select)[name]'

/** Never kept, whatever the form: secrets, and files, which browsers cannot restore. */
const unkept = '[type=password], [autocomplete=one-time-code], [type=hidden], [type=file]'

/** The values of the fields that differ from what the form began with, by name. */
function changedIn(form: HTMLFormElement): FormValues {
  const changed = controlsOf(form).filter(isChanged)
  const data = new FormData(form)
  const textsNamed = (name: string) =>
    data.getAll(name).filter((value) => typeof value === 'string')
  return Object.fromEntries(changed.map(({ name }) => [name, textsNamed(name)]))
}

/** Fills in what was kept. Returns what has no place yet, such as a choice that is still loading. */
function fillIn(form: HTMLFormElement, kept: FormValues): FormValues {
  const left = { ...kept }
  for (const control of controlsOf(form)) {
    const values = kept[control.name]
    if (values && fill(control, values)) delete left[control.name]
  }
  return left
}

function controlsOf(form: HTMLFormElement): Control[] {
  const all = [...form.elements] as Control[]
  return all.filter((control) => control.matches(controls) && !control.matches(unkept))
}

function isChanged(control: Control): boolean {
  if (isBox(control)) return control.checked !== control.defaultChecked
  if ('defaultValue' in control) return control.value !== control.defaultValue
  const options = [...control.options]
  const begun = options.find(({ defaultSelected }) => defaultSelected) ?? options[0]
  return control.value !== begun?.value
}

function fill(control: Control, values: readonly string[]): boolean {
  const [value = ''] = values
  if (isBox(control)) control.checked = values.includes(control.value)
  else if ('defaultValue' in control) control.value = value
  else {
    if (![...control.options].some((option) => option.value === value)) return false
    control.value = value
  }
  return true
}

function isBox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}
