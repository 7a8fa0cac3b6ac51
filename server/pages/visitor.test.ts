import { expect, test } from 'vitest'
import { isGuest, visitSource } from './visitor.ts'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const guest = { 'user-agent': phone }

test.each([
  ['a phone', guest],
  ['a browser that says what it wants', { ...guest, 'sec-fetch-dest': 'document' }],
  [
    'a phone of the Cubot brand',
    { 'user-agent': 'Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36' },
  ],
  ['a guest with a cookie of another program on this host', { ...guest, cookie: 'lang=en' }],
])('%s is a guest', (_, headers) => {
  expect(isGuest(headers, 'document')).toBe(true)
})

test.each([
  ['without a name', {}],
  ['from the command line', { 'user-agent': 'curl/8.5.0' }],
  [
    'of a search engine',
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  ],
  [
    'of a search engine that looks like a phone',
    { 'user-agent': `${phone} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)` },
  ],
  ['that makes previews', { 'user-agent': 'WhatsApp/2.23.20.0' }],
  ['without a screen', { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140' }],
])('a program %s is not', (_, headers) => {
  expect(isGuest(headers, 'document')).toBe(false)
})

test.each([
  ['fetched ahead', { 'sec-purpose': 'prefetch' }],
  ['rendered ahead', { 'sec-purpose': 'prefetch;prerender' }],
  ['fetched ahead by an older browser', { purpose: 'prefetch' }],
  ['shown in a frame', { 'sec-fetch-dest': 'iframe' }],
  ['seen by an administrator', { cookie: '__Host-admin=abc' }],
])('a page %s is not counted', (_, headers) => {
  expect(isGuest({ ...guest, ...headers }, 'document')).toBe(false)
})

test.each([
  ['inside', '/about', { 'sec-fetch-site': 'same-origin', referer: 'https://a.example/' }],
  ['inside', '/about', { referer: 'https://cabins.example/' }],
  ['inside', '/about', { host: 'localhost:3000', referer: 'http://localhost:3000/cabins' }],
  ['search', '/', { 'sec-fetch-site': 'cross-site', referer: 'https://www.google.com/' }],
  ['social', '/', { referer: 'https://m.facebook.com/' }],
  ['assistant', '/?utm_source=chatgpt.com', {}],
  ['other', '/?a=b&utm_source=newsletter', { referer: 'https://www.google.com/' }],
  ['direct', '/', { 'sec-fetch-site': 'none' }],
  ['other', '/', { referer: `https://${'a'.repeat(5000)}` }],
  ['direct', '/', { referer: 'nonsense' }],
] as const)('a visit is from %s: %s %o', (source, target, headers) => {
  expect(visitSource({ ...headers }, target, 'cabins.example')).toBe(source)
})
