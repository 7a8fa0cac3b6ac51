import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { isCrossSiteWrite } from './hooks.ts'

const origin = 'https://cabins.example'

function isRefused(method: string, headers: Record<string, string>) {
  const request = { method, headers: { host: 'cabins.example', ...headers } }
  return isCrossSiteWrite(request as unknown as FastifyRequest, origin)
}

test.each([
  ['from our own page', { 'sec-fetch-site': 'same-origin', origin }],
  ['by the visitor directly', { 'sec-fetch-site': 'none' }],
  ['by a program', {}],
  ['from our own page in an old browser', { origin }],
  ['under the name it was reached by', { origin: 'http://localhost:3000', host: 'localhost:3000' }],
])('a write %s is accepted', (_, headers) => {
  expect(isRefused('POST', headers)).toBe(false)
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a sibling domain', { 'sec-fetch-site': 'same-site', origin: 'https://x.cabins.example' }],
  ['another site in an old browser', { origin: 'https://evil.example' }],
  ['our name with another port', { origin: 'https://cabins.example:8443' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['another site that claims our origin', { 'sec-fetch-site': 'cross-site', origin }],
  ['a value no browser sends', { 'sec-fetch-site': 'whatever' }],
])('a write from %s is rejected', (_, headers) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    expect(isRefused(method, headers)).toBe(true)
  }
})

test('reading is open to everyone', () => {
  for (const method of ['GET', 'HEAD', 'OPTIONS']) {
    expect(isRefused(method, { 'sec-fetch-site': 'cross-site' })).toBe(false)
  }
})
