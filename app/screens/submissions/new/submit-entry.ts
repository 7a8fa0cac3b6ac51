import { entryMessages } from '#contracts/contest-messages.ts'
import { requestFailed } from '#contracts/request-failed.ts'
import {
  textOf,
  valuesOf,
  type FormValues,
  type Mistakes,
} from '../../../components/form/values.ts'
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
 * as a draft no longer. Never rejects: a mistake in here is reported to the browser, and the guest
 * hears that it did not work.
 */
export async function submitEntry(entry: EntryAsFilledIn, sending: Sending): Promise<Outcome> {
  try {
    return await checkAndSend(entry, sending)
  } catch (error) {
    reportError(error)
    return { kind: 'refused', message: requestFailed, fields: {} }
  }
}

async function checkAndSend(
  { contestId, filledIn, files, openDraft }: EntryAsFilledIn,
  sending: Sending,
): Promise<Outcome> {
  const values = valuesOf(filledIn)
  const fields = { contestId: String(contestId), ...fieldsOf(values) }
  const mistakes = mistakesOf(fields, files)
  if (Object.keys(mistakes).length > 0) return { kind: 'mistaken', fields: mistakes }
  // A draft that cannot be opened is lost at a reload; the entry can be sent all the same.
  const draft = await openDraft().catch(() => null)
  const key = draft?.keyOf(values, files) ?? crypto.randomUUID()
  const outcome = await sendEntry({ fields, files, key }, sending)
  if (outcome.kind === 'stored') draft?.forget()
  return outcome
}

const fieldNames = [
  'guestName',
  'cabinStayed',
  'stayDates',
  'description',
  'consentToDisplay',
  'consentToTerms',
  'termsVersion',
  'website',
] as const

function fieldsOf(values: FormValues): Record<string, string> {
  return {
    guestEmail: textOf(values, 'guestEmail').trim(),
    ...Object.fromEntries(fieldNames.map((name) => [name, textOf(values, name)])),
  }
}

function mistakesOf(fields: Record<string, string>, files: readonly File[]): Mistakes {
  const missing = files.length === 0 && { files: entryMessages.noFiles.description }
  return { ...checkEntry(fields), ...missing }
}
