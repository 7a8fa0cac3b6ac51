import { undoWords } from '#content/undo.ts'
import { showToast } from '../../components/toast.ts'
import { conflictIn } from '../../queries.ts'

let latest: (() => void) | undefined

/** Counts sign-outs: what one person has decided is not for the next one in this tab to undo. */
let signOuts = 0

/** What a toast offers, once. The decision has already taken effect on the server. */
export function offerUndo(reverse: () => Promise<void>) {
  return reserveUndo().offer(reverse)
}

/**
 * Gives the key to a decision that is being sent: pressed before that has taken effect, the key undoes it
 * afterwards, and not the decision before it.
 */
export function reserveUndo() {
  const sentAt = signOuts
  let isWanted = false
  const want = () => {
    isWanted = true
    forget(want)
  }
  latest = want

  const offer = (reverse: () => Promise<void>) => {
    let isDone = false
    const run = () => {
      forget(run)
      if (isDone) return
      isDone = true
      if (sentAt === signOuts) void reverse()
      else showToast({ ...undoWords.signedOut, destructive: true })
    }
    if (isWanted) run()
    else if (latest === want) latest = run
    return { label: 'Undo', run, forget: () => forget(run) }
  }
  /** `release` if it failed: there is nothing to undo. */
  return { offer, release: () => forget(want) }
}

function forget(undo: () => void): void {
  if (latest === undo) latest = undefined
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
