import { honeypotField } from './honeypot.tsx'
import type { FormValues } from './values.ts'

/**
 * Restores a draft without overwriting what the guest has typed since. Browsers cannot restore
 * files.
 */
export function fillForm(form: HTMLFormElement, values: FormValues): void {
  for (const control of form.elements) {
    const chosen = isControl(control) ? values[control.name] : undefined
    if (!isControl(control) || !chosen) continue
    if (isBox(control)) control.checked ||= chosen.includes(control.value) && isOpen(form, control)
    else if (control.value === '' && control.type !== 'file' && control.name !== honeypotField) {
      control.value = chosen[0] ?? ''
    }
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isControl(element: Element): element is Control {
  return ['INPUT', 'TEXTAREA', 'SELECT'].includes(element.tagName)
}

function isBox(control: Control): control is HTMLInputElement {
  return ['checkbox', 'radio'].includes(control.type)
}

/** Of several radio buttons the guest may have chosen another already. */
function isOpen(form: HTMLFormElement, { name, type }: HTMLInputElement): boolean {
  const group = form.elements.namedItem(name)
  return type !== 'radio' || !(group instanceof RadioNodeList) || group.value === ''
}
