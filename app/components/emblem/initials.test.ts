import { expect, test } from 'vitest'
import { initialsOf } from './emblem.tsx'

test.each([
  ['Heron House', 'HH'],
  ['the Old Mill', 'TO'],
  ['Oyster', 'O'],
  ['École du Bois', 'ÉD'],
])('the badge of %s says %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
