import { expect, test } from 'vitest'
import { dataAddress, hasDataApart, takeData } from './page-data.ts'

const stream = 'window.__reactRouterContext.streamController'
const nonce = 'c2VjcmV0LW5vbmNl'

function scriptOf(code: string, mark = nonce): string {
  return `<script nonce="${mark}">${code}</script>`
}

test('data streamed in several scripts becomes one text, and leaves the document', () => {
  const chunks = [String.raw`[{"quote":"\"Y'all\" <3"}]`, '\nmore'].map((chunk) =>
    scriptOf(`${stream}.enqueue(${JSON.stringify(chunk).replaceAll('<', String.raw`\u003c`)});`),
  )
  const kept = scriptOf('window.__reactRouterContext = {};')
  const { rest, data } = takeData(
    `${kept}${chunks.join('')}${scriptOf(`${stream}.close();`)}`,
    nonce,
  )

  expect(rest).toBe(kept)
  expect(data?.text).toBe(`${String.raw`[{"quote":"\"Y'all\" <3"}]`}\nmore`)
})

test('the digest depends on the data, not on the nonce', () => {
  const nameOf = (text: string, mark: string) =>
    takeData(scriptOf(`${stream}.enqueue(${JSON.stringify(text)})`, mark), mark).data?.digest
  expect(nameOf('one', 'x')).toBe(nameOf('one', 'y'))
  expect(nameOf('one', 'x')).not.toBe(nameOf('two', 'x'))
})

test.each([
  ['without our nonce', `<script>${stream}.enqueue("x")</script>`],
  ['that does more', scriptOf(`${stream}.enqueue("x");steal()`)],
  ['outside a script tag', `<p>${stream}.enqueue("x")</p>`],
])('code %s is left alone', (_, html) => {
  expect(takeData(html, nonce)).toEqual({ rest: html, data: null })
})

test('the address contains the digest and the page with its query', () => {
  const address = dataAddress({ text: '', digest: 'abc' }, '/cabins?from=2026-12-01&guests=2')
  expect(address).toBe('/page-data/abc?page=%2Fcabins%3Ffrom%3D2026-12-01%26guests%3D2')
})

test.each([
  ['/', true],
  ['/cabins?sort=rating', true],
  ['/review?cabin=texas-sage', true],
  ['/review?stay=token', false],
  ['/openings?watch=token', false],
  ['/about?preview=token', false],
  ['/about?edit=', false],
  ['/admin/login', false],
  ['/ADMIN', false],
])('data of %s served separately: %s', (key, isApart) => {
  expect(hasDataApart(key)).toBe(isApart)
})
