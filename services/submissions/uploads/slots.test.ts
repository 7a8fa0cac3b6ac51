import { expect, test } from 'vitest'
import { LimitError, UnavailableError } from '#services/errors.ts'
import { createSlots } from './limits.ts'

test('one network cannot take all slots', () => {
  const slots = createSlots({ total: 5, perNetwork: 2 })
  slots.take('a')
  const giveBack = slots.take('a')
  expect(() => slots.take('a')).toThrow(LimitError)
  slots.take('b')
  giveBack()
  giveBack()
  slots.take('a')
  expect(() => slots.take('a')).toThrow(LimitError)
})

test('when all slots are taken, guests are asked to come back', () => {
  const slots = createSlots({ total: 2, perNetwork: 2 })
  const giveBack = slots.take('a')
  slots.take('b')
  expect(() => slots.take('c')).toThrow(UnavailableError)
  giveBack()
  expect(slots.take('c')).toBeTypeOf('function')
})
