import { plainText } from '#contracts/rich-text.ts'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { sampleSite } from '#tests/fixtures/property.ts'
import { adminGuests } from './admin-guests.ts'
import { periodInWords, retention } from './retention.ts'

const inWords = Object.entries(retention).map(([name, period]) => [name, periodInWords(period)])

test('the document about personal data names the periods in force', async () => {
  const text = await readFile(new URL('../docs/privacy.md', import.meta.url), 'utf8')
  const rows = [...text.matchAll(/^\| `(\w+)` +\| (\d+ \w+) +\|/gm)]
  expect(rows.map(([, name, period]) => [name, period])).toEqual(inWords)
})

test('guests and the owner can read every period', () => {
  const policy = sampleSite
    .document('policies/privacy')
    .sections.find(({ heading }) => heading === 'How long we keep things')
  for (const told of [policy?.list ?? [], adminGuests.retention.list]) {
    const periods = told.flatMap(
      (sentence) => plainText(sentence).match(/\d+ (?:days?|months)/g) ?? [],
    )
    expect(sorted(periods)).toEqual(sorted(inWords.map(([, period]) => period)))
  }
})

function sorted(texts: readonly (string | undefined)[]): string[] {
  return texts.map(String).toSorted((one, other) => one.localeCompare(other))
}
