import type { ReviewFields } from './fields.ts'

/** Puts a draft into the form, leaving alone what the guest has typed since. */
export function fillForm(form: HTMLFormElement, fields: ReviewFields): void {
  for (const [name, value] of Object.entries(fields)) {
    const control = form.elements.namedItem(name)
    if (control instanceof RadioNodeList && control.value === '') control.value = value
    else if (isText(control) && control.value === '') control.value = value
  }
}

function isText(control: unknown): control is { value: string } {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  )
}
