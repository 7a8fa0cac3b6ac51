import { ChangedMeanwhileError, ConflictError, RuleError } from '../errors.ts'
import { editedOf, editedRevision, type Revisions } from './document-revisions.ts'

/** Throws `ChangedMeanwhileError` unless the editor has seen the newest revision. */
export function assertSeen(revisions: Revisions, seen: string): void {
  if (editedRevision(revisions) === seen) return
  const by = editedOf(revisions)?.author ?? 'Someone else'
  throw new ChangedMeanwhileError(
    `${by} has changed this since you opened it. Nothing was overwritten.`,
  )
}

/** The later of two would contain the earlier one. */
export function assertNothingPlanned({ planned }: Revisions): void {
  if (!planned) return
  throw new ConflictError(
    'Another change to this is already planned. Publish or withdraw that one first, or publish this one now.',
  )
}

/** Throws `RuleError` with what has to be fixed, by path. */
export function assertWithoutMistakes(mistakes: Record<string, string>): void {
  if (Object.keys(mistakes).length === 0) return
  throw new RuleError('Please fix what is marked, then publish.', mistakes)
}
