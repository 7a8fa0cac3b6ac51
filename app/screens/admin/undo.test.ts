import { beforeEach, expect, test, vi } from 'vitest'
import { undoWords } from '#content/undo.ts'
import { listenForToasts, type ToastMessage } from '../../components/toast.ts'
import { forgetUndo, offerUndo, reserveUndo, undoLatest } from './undo.ts'

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

test('the key undoes the decision that is being sent once it has taken effect, not the one before', () => {
  const [earlier, later] = [reversible(), reversible()]
  offerUndo(earlier)
  const sent = reserveUndo()
  undoLatest()
  expect(later).not.toHaveBeenCalled()
  const toast = sent.offer(later)
  expect(later).toHaveBeenCalledTimes(1)
  toast.run()
  undoLatest()
  expect(later).toHaveBeenCalledTimes(1)
  expect(earlier).not.toHaveBeenCalled()
})

test('of two decisions, the key undoes the one made last, whichever takes effect first', () => {
  const [first, second] = [reversible(), reversible()]
  const [one, two] = [reserveUndo(), reserveUndo()]
  two.offer(second)
  one.offer(first)
  undoLatest()
  expect(second).toHaveBeenCalledTimes(1)
  expect(first).not.toHaveBeenCalled()
})

test('a decision that failed leaves the key nothing to undo', () => {
  const earlier = reversible()
  offerUndo(earlier)
  reserveUndo().release()
  undoLatest()
  expect(earlier).not.toHaveBeenCalled()
})

test('a decision that takes effect after signing out is not undone by an earlier press of the key', () => {
  const reverse = reversible()
  const sent = reserveUndo()
  undoLatest()
  forgetUndo()
  sent.offer(reverse)
  expect(reverse).not.toHaveBeenCalled()
})
