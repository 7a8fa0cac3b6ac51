import { expect, test } from 'vitest'
import { sourceOf } from './source.ts'

const own = 'lone-oak.example'

test.each([
  ['search', ['www.google.com', 'google', 'www.google.co.uk', 'duckduckgo.com', 'www.bing.com']],
  ['social', ['l.instagram.com', 'm.facebook.com', 't.co', 'x.com', 'Pinterest', 'lnkd.in']],
  ['assistant', ['chatgpt.com', 'gemini.google.com', 'www.perplexity.ai', 'claude.ai', 'meta.ai']],
  ['other', ['wimberley.example', 'newsletter', 'netflix.com', 'not.co', 'googleapis.example']],
  ['direct', ['']],
] as const)('a guest is counted as %s', (source, hosts) => {
  expect(hosts.map((host) => sourceOf(host, own))).toEqual(hosts.map(() => source))
})

test('what is not known is not guessed', () => {
  expect(sourceOf(undefined, own)).toBeNull()
  expect(sourceOf(own, own)).toBeNull()
})
