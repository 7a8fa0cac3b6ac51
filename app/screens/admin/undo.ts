import { undoWords } from '#content/undo.ts'
import { showToast } from '../../components/toast.ts'
import { conflictIn } from '../../queries.ts'

let latest: (() => void) | undefined

/** What a toast offers, once. The decision has already taken effect on the server. */
export function offerUndo(reverse: () => Promise<void>) {
  const run = () => {
    if (latest === run) latest = undefined
    void reverse()
  }
  latest = run
  return { label: undoWords.label, run }
}

/** For the key: undoes the latest decision, if that has not been undone. */
export function undoLatest(): void {
  latest?.()
}

/** Somebody else may have decided in the meantime: the server says so. */
export function showUndoFailure(error: unknown): void {
  const { title, description } = undoWords.failed
  const reason = error instanceof Error ? conflictIn(error) : undefined
  showToast({ title, description: reason ?? description, destructive: true })
}
