import { describe, expect, it } from 'vitest'
import { outcomeOf } from './outcome.ts'

describe('the outcome of sending a form', () => {
  it('is stored only if our server says so', () => {
    expect(outcomeOf(201, { id: 'a' })).toEqual({ kind: 'stored' })
  })

  it("is that nothing was sent if a network's own sign-in page answers, so the words are kept", () => {
    expect(outcomeOf(200, null)).toEqual({ kind: 'unreachable' })
  })

  it.each([
    [{ message: 'Too late.', error: 'conflict' }, 'Too late.'],
    [{ error: 'conflict' }, 'conflict'],
    [{ message: '', error: 'conflict' }, 'conflict'],
    [{ message: null, error: 'conflict' }, 'conflict'],
    [{ message: { text: 'x' } }, 'Request failed'],
    [null, 'Request failed'],
  ])('uses the message of %j, else its error, else Request failed', (answer, message) => {
    expect(outcomeOf(409, answer)).toMatchObject({ kind: 'refused', message })
  })
})
