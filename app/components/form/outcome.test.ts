import { describe, expect, it } from 'vitest'
import { outcomeOf } from './outcome.ts'

describe('the outcome of sending a form', () => {
  it('is stored only if our server says so', () => {
    expect(outcomeOf(201, { id: 'a' })).toEqual({ kind: 'stored' })
  })

  it("is that nothing was sent if a network's own sign-in page answers, so the words are kept", () => {
    expect(outcomeOf(200, null)).toEqual({ kind: 'unreachable' })
  })
})
