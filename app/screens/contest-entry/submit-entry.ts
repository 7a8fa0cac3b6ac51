import { entryMessages } from '#contracts/contest-messages.ts'
import { textOf, valuesOf, type FormValues, type Mistakes } from '../inquiry/form-values.ts'
import { checkEntry } from './check-entry.ts'
import type { EntryDraft } from './entry-draft.ts'
import { sendEntry, type Outcome, type Sending } from './send-entry.ts'

export interface EntryAsFilledIn {
  contestId: number
  filledIn: FormData
  files: readonly File[]
  openDraft: () => Promise<EntryDraft>
}

/**
 * Checks an entry as the server would, and sends it when nothing is wrong. What is stored is kept
 * as a draft no longer. Rejects when the draft cannot be opened.
 */
export async function submitEntry(
  { contestId, filledIn, files, openDraft }: EntryAsFilledIn,
  sending: Sending,
): Promise<Outcome> {
  const values = valuesOf(filledIn)
  const fields = { contestId: String(contestId), ...fieldsOf(values) }
  const mistakes = mistakesOf(fields, files)
  if (Object.keys(mistakes).length > 0) return { kind: 'mistaken', fields: mistakes }
  const draft = await openDraft()
  const key = draft.keyOf({ ...values, files: files.map(fingerprint) })
  const outcome = await sendEntry({ fields, files, key }, sending)
  if (outcome.kind === 'stored') draft.forget()
  return outcome
}

const fieldNames = ['guestName', 'cabinStayed', 'stayDates', 'description', 'website'] as const
const consents = ['consentToDisplay', 'consentToTerms'] as const

function fieldsOf(values: FormValues): Record<string, string> {
  const names = [...fieldNames, ...consents]
  return {
    guestEmail: textOf(values, 'guestEmail').trim(),
    ...Object.fromEntries(names.map((name) => [name, textOf(values, name)])),
  }
}

function mistakesOf(fields: Record<string, string>, files: readonly File[]): Mistakes {
  const missing = files.length === 0 && { files: entryMessages.noFiles.description }
  return { ...checkEntry(fields), ...missing }
}

/** Another file makes another entry, which then needs another key. */
function fingerprint({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`
}
