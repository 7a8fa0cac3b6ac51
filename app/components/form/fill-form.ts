import { honeypotField } from './form-frame.tsx'
import type { FormValues } from './values.ts'

/** Restores a draft without overwriting newer input. Browsers cannot restore files. */
export function fillForm(form: HTMLFormElement, values: FormValues): void {
  for (const control of form.querySelectorAll<Control>('input, textarea, select')) {
    const { name, type, value } = control
    const chosen = values[name]
    if (!chosen || type === 'file' || name === honeypotField) continue
    const isBox = type === 'checkbox' || type === 'radio'
    if (!isBox || !('checked' in control)) fill(control, chosen[0] ?? '')
    // Of several radio buttons, the guest may have chosen another already.
    else if (type === 'checkbox' || !form.querySelector(`[name="${name}"]:checked`)) {
      control.checked ||= chosen.includes(value)
    }
  }
}

function fill(control: Control, text: string): void {
  const isUntouched = control.value === '' || (control.type !== 'hidden' && isAsShown(control))
  if (text !== '' && isUntouched) control.value = text
}

/** A field may come filled in. */
function isAsShown(control: Control): boolean {
  return control instanceof HTMLSelectElement
    ? control.selectedOptions[0]?.defaultSelected === true
    : control.value === control.defaultValue
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
