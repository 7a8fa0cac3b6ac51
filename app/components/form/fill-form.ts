import { honeypotField } from './honeypot.tsx'
import type { FormValues } from './values.ts'

/**
 * Puts a draft into the form, leaving alone what the guest has typed since. Browsers let nobody put
 * a file back.
 */
export function fillForm(form: HTMLFormElement, values: FormValues): void {
  for (const control of form.elements) {
    if (isBox(control)) control.checked ||= values[control.name]?.includes(control.value) ?? false
    else if (isText(control) && control.value === '' && control.name !== honeypotField) {
      control.value = values[control.name]?.[0] ?? ''
    }
  }
}

function isBox(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)
}

function isText(
  control: Element,
): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    (control instanceof HTMLInputElement && control.type !== 'file') ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  )
}
