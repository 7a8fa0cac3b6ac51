import { expect, test } from 'vitest'
import { decisionToast } from './decisions.ts'

test('an approved review that the guest lets us publish is said to be visible', () => {
  expect(decisionToast({ allowPublic: true }, true)).toEqual({
    title: 'Review Approved',
    description: 'The review is now visible on the website',
  })
})

test('an approved review that the guest keeps private is never said to be visible', () => {
  const { title, description } = decisionToast({ allowPublic: false }, true)
  expect(title).toBe('Review Approved')
  expect(description).toMatch(/not to publish .* stays off the website/)
})

test.each([true, false])('a rejected review is not displayed (allowPublic: %s)', (allowPublic) => {
  expect(decisionToast({ allowPublic }, false).title).toBe('Review Rejected')
})
