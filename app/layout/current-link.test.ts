import { expect, test } from 'vitest'
import { navigation } from '#content/navigation.ts'
import { currentLink } from './current-link.ts'

test('the page itself is the current page', () => {
  for (const { to } of navigation.header) expect(currentLink(to, to)).toBe('page')
})

test('every local guide belongs to Things to Do', () => {
  for (const { to } of navigation.explore.links) {
    const lit = navigation.header.filter((link) => currentLink(link.to, to))
    expect(lit.map(({ label }) => label)).toEqual(['Things to Do'])
    expect(currentLink('/things-to-do', to)).toBe(true)
  }
})

test('an event belongs to Events, and nothing belongs to Home', () => {
  expect(currentLink('/events', '/events/one')).toBe(true)
  expect(currentLink('/', '/cabins')).toBeUndefined()
})
