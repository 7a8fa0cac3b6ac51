import { undoWords } from '#content/undo.ts'
import { showToast } from '../../components/toast.ts'
import { conflictIn } from '../../queries.ts'

let latest: (() => void) | undefined

/** Counts sign-outs: what one person has decided is not for the next one in this tab to undo. */
let signOuts = 0

/** What a toast offers, once. The decision has already taken effect on the server. */
export function offerUndo(reverse: () => Promise<void>) {
  const offeredAt = signOuts
  const forget = () => {
    if (latest === run) latest = undefined
  }
  const run = () => {
    forget()
    if (offeredAt === signOuts) void reverse()
    else showToast({ ...undoWords.signedOut, destructive: true })
  }
  latest = run
  return { label: undoWords.label, run, forget }
}

/** For the key: undoes the latest decision, if that has not been undone and its toast is shown. */
export function undoLatest(): void {
  latest?.()
}

/** After sign-out, neither the key nor a toast that is still shown undoes anything. */
export function forgetUndo(): void {
  latest = undefined
  signOuts += 1
}

/** Someone else may have decided in the meantime; the server says who. */
export function showUndoFailure(error: unknown): void {
  const { title, description } = undoWords.failed
  const reason = error instanceof Error ? conflictIn(error) : undefined
  showToast({ title, description: reason ?? description, destructive: true })
}
