import { expect, test } from 'vitest'
import { valuesOf } from './values.ts'

test('boxes that share a name keep all their values', () => {
  const form = new FormData()
  for (const cabin of ['Desert Willow', 'Texas Sage']) form.append('cabinPreferences', cabin)
  form.append('name', 'Ana')
  expect(valuesOf(form)).toEqual({
    cabinPreferences: ['Desert Willow', 'Texas Sage'],
    name: ['Ana'],
  })
})

test.each(['constructor', '__proto__', 'toString'])(
  'a field named %s is one as any other',
  (name) => {
    const form = new FormData()
    form.append(name, 'a')
    form.append(name, 'b')
    expect(Object.entries(valuesOf(form))).toEqual([[name, ['a', 'b']]])
  },
)
