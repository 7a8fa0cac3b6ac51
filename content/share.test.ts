import { expect, test } from 'vitest'
import { sampleSite } from '#tests/fixtures/property.ts'
import { shareEmailHref, shareWindows } from './share.ts'

const url = 'https://cabins.example/cabins/texas-sage?a=1&b=2'
const shared = { cabin: 'Texas Sage', url, facts: sampleSite.facts }

test('every network gets the whole link, unbroken by its own query', () => {
  const windows = shareWindows(shared)
  expect(windows.map(({ name }) => name)).toEqual(['Facebook', 'Twitter', 'LinkedIn'])
  for (const { href } of windows) expect([...new URL(href).searchParams.values()]).toContain(url)
})

test('the email has a subject, and a body that names the cabin and ends with the link', () => {
  const { protocol, searchParams } = new URL(shareEmailHref({ ...shared, words: 'Shall we?' }))
  expect(protocol).toBe('mailto:')
  expect(searchParams.get('subject')).toContain('Texas Sage')
  expect(searchParams.get('body')).toMatch(/Texas Sage\nhttps:\S+$/)
})
