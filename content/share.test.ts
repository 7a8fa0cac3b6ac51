import { expect, test } from 'vitest'
import { shareEmailHref, shareWindows } from './share.ts'

const url = 'https://cabins.example/cabins/texas-sage?a=1&b=2'

test('every network gets the whole link, unbroken by its own query', () => {
  const windows = shareWindows('Texas Sage', url)
  expect(windows.map(({ name }) => name)).toEqual(['Facebook', 'Twitter', 'LinkedIn'])
  for (const { href } of windows) expect([...new URL(href).searchParams.values()]).toContain(url)
})

test('the e-mail has a subject, and a body that names the cabin and ends with the link', () => {
  const { protocol, searchParams } = new URL(shareEmailHref('Texas Sage', url))
  expect(protocol).toBe('mailto:')
  expect(searchParams.get('subject')).toContain('Texas Sage')
  expect(searchParams.get('body')).toMatch(/Texas Sage\nhttps:\S+$/)
})
