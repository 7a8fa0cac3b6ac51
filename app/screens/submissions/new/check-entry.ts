import { entryMessages } from '#contracts/contest-messages.ts'
import { submissionFieldsSchema } from '#contracts/submissions.ts'
import { fieldErrors } from '../../../components/form/outcome.ts'
import type { EntryBody } from './entry-kind.ts'

export function checkEntry(entry: EntryBody, files: readonly File[]) {
  return {
    ...fieldErrors(submissionFieldsSchema.safeParse(entry)),
    ...(files.length === 0 && { files: entryMessages.noFiles.description }),
  }
}
