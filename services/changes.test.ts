import { expect, test, vi } from 'vitest'
import { createChanges } from './changes.ts'

test('every listener has been called when announcing returns', () => {
  const changes = createChanges()
  const listeners = [vi.fn(), vi.fn()]
  for (const listener of listeners) changes.subscribe(listener)

  changes.announce('reviews')

  for (const listener of listeners) expect(listener).toHaveBeenCalledExactlyOnceWith('reviews')
})

test('an unsubscribed listener is not called', () => {
  const changes = createChanges()
  const listener = vi.fn()
  changes.subscribe(listener)()

  changes.announce('reviews')

  expect(listener).not.toHaveBeenCalled()
})
