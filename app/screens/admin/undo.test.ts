import { beforeEach, expect, test, vi } from 'vitest'
import { undoWords } from '#content/undo.ts'
import { listenForToasts, type ToastMessage } from '../../components/toast.ts'
import { forgetUndo, offerUndo, undoLatest } from './undo.ts'

let shown: ToastMessage[]

beforeEach(() => {
  shown = []
  vi.stubGlobal('document', {
    querySelector: () => null,
    getElementById: () => null,
    createElement: () => ({}),
  })
  const stop = listenForToasts((message) => shown.push(message))
  return () => {
    stop()
    forgetUndo()
    vi.unstubAllGlobals()
  }
})

function reversible() {
  return vi.fn<() => Promise<void>>(() => Promise.resolve())
}

test('the key undoes the latest decision, once', () => {
  const [earlier, later] = [reversible(), reversible()]
  offerUndo(earlier)
  offerUndo(later)
  undoLatest()
  undoLatest()
  expect(later).toHaveBeenCalledTimes(1)
  expect(earlier).not.toHaveBeenCalled()
})

test('once its toast has gone, the key undoes a decision no longer', () => {
  const reverse = reversible()
  offerUndo(reverse).forget()
  undoLatest()
  expect(reverse).not.toHaveBeenCalled()
})

test('the end of an earlier toast leaves the later decision to the key', () => {
  const [earlier, later] = [reversible(), reversible()]
  const first = offerUndo(earlier)
  offerUndo(later)
  first.forget()
  undoLatest()
  expect(later).toHaveBeenCalledTimes(1)
})

test('after signing out neither the key nor a toast undoes a decision, and the toast says so', () => {
  const reverse = reversible()
  const offer = offerUndo(reverse)
  forgetUndo()
  undoLatest()
  expect(shown).toEqual([])
  offer.run()
  expect(reverse).not.toHaveBeenCalled()
  expect(shown).toMatchObject([{ title: undoWords.signedOut.title, destructive: true }])
})
