import {
  asSent,
  forgetDraft,
  loadDraft,
  newDraft,
  saveDraft,
} from '../../../components/form/draft.ts'
import { fillForm } from '../../../components/form/fill-form.ts'
import { textOf, valuesOf, type FormValues } from '../../../components/form/values.ts'

export interface EntryDraft {
  /** Keeps what stands in the form now. */
  keep(): void
  /** Names what is about to be sent: the same text and files get the same key again. */
  keyOf(values: FormValues, files: readonly File[]): string
  forget(): void
}

/** Puts what was kept under this name back into the form. */
export function openDraft(name: string, form: HTMLFormElement): EntryDraft {
  let draft = loadDraft<FormValues>(name) ?? newDraft<FormValues>({})
  fillForm(form, stillAgreed(draft.values, valuesOf(new FormData(form))))
  return {
    keep() {
      draft = { ...draft, values: valuesOf(new FormData(form)) }
      saveDraft(name, draft)
    },
    keyOf(values, files) {
      // Files tell one entry from another, but nobody can put them back: `values` are without them.
      draft = { ...asSent(draft, { ...values, files: files.map(fingerprint) }), values }
      saveDraft(name, draft)
      return draft.key
    },
    forget: () => forgetDraft(name),
  }
}

/** Whoever agreed to other rules than those the form shows now has to agree anew. */
function stillAgreed(kept: FormValues, shown: FormValues): FormValues {
  const isSame = textOf(kept, 'termsVersion') === textOf(shown, 'termsVersion')
  return isSame ? kept : { ...kept, consentToTerms: [] }
}

/** Another file makes another entry, which then needs another key. */
function fingerprint({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`
}
