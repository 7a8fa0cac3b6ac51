import type { FormValues } from '../../components/form/values.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const controls = ':is(input, textarea, select)[name]'

/** Never kept, whatever the form: secrets, and files, which browsers cannot restore. */
const unkept = '[type=password], [autocomplete=one-time-code], [type=hidden], [type=file]'

/** The values of the fields that differ from what the form began with, by name. */
export function changedIn(form: HTMLFormElement): FormValues {
  const changed = controlsOf(form).filter(isChanged)
  const data = new FormData(form)
  const textsNamed = (name: string) =>
    data.getAll(name).filter((value) => typeof value === 'string')
  return Object.fromEntries(changed.map(({ name }) => [name, textsNamed(name)]))
}

/** Fills in what was kept. Returns what has no place yet, such as a choice that is still loading. */
export function fillIn(form: HTMLFormElement, kept: FormValues): FormValues {
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
