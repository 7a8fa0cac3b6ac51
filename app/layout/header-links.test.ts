import { expect, test } from 'vitest'
import { navigation } from '#content/navigation.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { currentLink } from './header-links.tsx'

const { guides } = sampleSite.facts

test('the page itself is the current page', () => {
  for (const { to } of navigation.header) expect(currentLink(to, to, guides)).toBe('page')
})

test('every local guide belongs to Things to Do', () => {
  for (const { to } of guides) {
    const lit = navigation.header.filter((link) => currentLink(link.to, to, guides))
    expect(lit.map(({ label }) => label)).toEqual(['Things to Do'])
    expect(currentLink('/things-to-do', to, guides)).toBe(true)
  }
})

test('an event belongs to Events, and nothing belongs to Home', () => {
  expect(currentLink('/events', '/events/one', guides)).toBe(true)
  expect(currentLink('/', '/cabins', guides)).toBeUndefined()
})
