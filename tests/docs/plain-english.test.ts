import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url).pathname

/** Dialect, and what to write instead. The guests' copy in content/ has its own voice. */
const dialect = {
  anew: 'again',
  whoever: 'anyone who, a guest who',
  'of its own accord': 'automatically',
  'tells who listens': 'emits',
  'stands? in (for|the|an?)': 'is in, replaces',
  'stand-ins?(?!\\.)': 'fake, placeholder picture',
  'mend(s|ed)?': 'fix',
  nought: 'zero',
  'the trap': 'the honeypot',
  'to the house': 'to the owner',
}

const rooms = '{app,bench,bin,contracts,docs,integrations,server,services,store,tests}'
const files = globSync([`${rooms}/**/*.{ts,tsx,mjs,md}`, '*.md'], { cwd: root }).filter(
  (file) => !/plain-english|docs\/spec\.md|CHANGELOG/.test(file),
)

test.each(Object.entries(dialect))("'%s' is dialect; plain English says %s", (words) => {
  const pattern = new RegExp(`\\b(${words})\\b`, 'i')
  const found = files.flatMap((file) =>
    readFileSync(root + file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? `${file}:${index + 1} ${line.trim()}` : [])),
  )
  expect(found).toEqual([])
})
