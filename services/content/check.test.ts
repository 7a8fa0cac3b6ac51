import { expect, onTestFinished, test } from 'vitest'
import { cabins } from '#content/cabins.ts'
import { site } from '#content/site.ts'
import { cabinMistakes, contentMistakes } from './check.ts'

/** Breaks the content until the test ends. */
function spoil(target: object, changes: object): void {
  const before = { ...target }
  Object.assign(target, changes)
  onTestFinished(() => void Object.assign(target, before))
}

test('the content as shipped has no errors', async () => {
  expect(await contentMistakes()).toEqual([])
})

test('every error is reported at once, with its file and field', async () => {
  const [first, second] = cabins
  if (!first || !second) throw new Error('no cabins')
  spoil(site, { phone: '512 555 0142', email: 'nobody' })
  spoil(second, { sleeps: 0, slug: 'No Such Slug' })
  const mistakes = await contentMistakes()
  expect(mistakes).toEqual([
    expect.stringMatching(/^content\/site\.ts: phone: /),
    expect.stringMatching(/^content\/site\.ts: email: /),
    expect.stringMatching(/^content\/cabins\.ts: \[1\]\.slug: /),
    expect.stringMatching(/^content\/cabins\.ts: \[1\]\.sleeps: /),
    "content/cabin-details.ts: nothing is given for 'No Such Slug'",
    "content/pictures/stand-ins.ts: cabinAlbums has no 'No Such Slug'",
  ])
})

test('two cabins with the same name, id or slug are reported', () => {
  const one = { id: 'a', slug: 'a', name: 'A' }
  expect(cabinMistakes([one, { ...one, id: 'b' }, { ...one, id: 'c' }])).toEqual([
    "content/cabins.ts: two cabins have the slug 'a'",
    "content/cabins.ts: two cabins have the name 'A'",
  ])
})
