import { asSent, forgetDraft, loadDraft, newDraft, saveDraft } from '../../parts/form/draft.ts'
import { fillForm } from '../inquiry/fill-form.ts'
import { valuesOf, type FormValues } from '../inquiry/form-values.ts'

export interface EntryDraft {
  /** Keeps what stands in the form now. */
  keep(): void
  /** Names what is about to be sent: the same text and files get the same key again. */
  keyOf(values: FormValues): string
  forget(): void
}

/** Puts what was kept under this name back into the form. */
export function openDraft(name: string, form: HTMLFormElement): EntryDraft {
  let draft = loadDraft<FormValues>(name) ?? newDraft<FormValues>({})
  fillForm(form, draft.values)
  return {
    keep() {
      draft = { ...draft, values: valuesOf(new FormData(form)) }
      saveDraft(name, draft)
    },
    keyOf(values) {
      draft = asSent(draft, values)
      saveDraft(name, draft)
      return draft.key
    },
    forget: () => forgetDraft(name),
  }
}
