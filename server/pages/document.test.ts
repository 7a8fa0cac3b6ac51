import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { settleScripts } from './document.ts'

const nonce = 'c2VjcmV0LW5vbmNl'
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('an inline script with our nonce gets a hash and loses the nonce', () => {
  const { html, scriptHashes } = settleScripts(`<script nonce="${nonce}">go()</script>`, nonce)
  expect(html).toBe('<script>go()</script>')
  expect(scriptHashes).toEqual([hashOf('go()')])
})

test.each([
  ['no nonce', '<script>steal()</script>'],
  ['another nonce', '<script nonce="c3RvbGVu">steal()</script>'],
  ['our nonce as text', `<script data-x='nonce="${nonce}'>steal()</script>`],
])('an injected script with %s gets no hash', (_, injected) => {
  const ours = `<script nonce="${nonce}">go()</script>`
  const { scriptHashes } = settleScripts(`<p>${injected}</p>${ours}`, nonce)
  expect(scriptHashes).toEqual([hashOf('go()')])
})

test('the module starts after the first paint, and everything executable has a hash', () => {
  const code = "import '/assets/entry.js'"
  const { html, scriptHashes } = settleScripts(
    `<script nonce="${nonce}" type="module" async="">${code}</script>`,
    nonce,
  )
  const [, starter = ''] = /<\/script><script>(.+)<\/script>$/.exec(html) ?? []

  expect(html).toContain(`<script type="text/x-module">${code}</script>`)
  expect(html).not.toContain('type="module"')
  expect(starter).toContain("type: 'paint'")
  expect(new Set(scriptHashes)).toEqual(new Set([hashOf(code), hashOf(starter)]))
})

test('modules are not preloaded before the stylesheet', () => {
  const links =
    '<link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/>'
  expect(settleScripts(links, nonce).html).toBe('<link rel="stylesheet" href="/a.css"/>')
})

test('no nonce remains in the document', () => {
  const html = `<style nonce="${nonce}">a{}</style><link nonce="${nonce}" href="/a"/><script nonce="${nonce}" src="/b"></script>`
  expect(settleScripts(html, nonce).html).not.toContain(nonce)
})

test('the same page rendered twice is the same document, whatever the nonce', () => {
  const withNonce = (value: string) => `<script nonce="${value}">go()</script>`
  expect(settleScripts(withNonce('one'), 'one')).toEqual(settleScripts(withNonce('two'), 'two'))
})
