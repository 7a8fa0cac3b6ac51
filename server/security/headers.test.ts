import { expect, test } from 'vitest'
import { closedHeaders, pagePolicy } from './headers.ts'

const site = { secure: true, bookingOrigins: ['https://stays.example'] }

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `))

test('only a site under https requires https', () => {
  expect(closedHeaders(false)).not.toHaveProperty('strict-transport-security')
  expect(pagePolicy([], { ...site, secure: false })).not.toContain('upgrade-insecure-requests')

  const maxAge = /^max-age=(\d+)$/.exec(closedHeaders(true)['strict-transport-security'] ?? '')?.[1]
  expect(Number(maxAge)).toBeGreaterThanOrEqual(365 * 24 * 60 * 60)
  expect(pagePolicy([], site)).toContain('upgrade-insecure-requests')
})

test('https is required of all subdomains only if configured', () => {
  const header = closedHeaders('with subdomains')['strict-transport-security']
  expect(header).toMatch(/^max-age=\d+; includeSubDomains$/)
  expect(closedHeaders(true)['strict-transport-security']).not.toContain('includeSubDomains')
})

test('responses other than pages may not run, load or be framed', () => {
  expect(closedHeaders(true)).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
})

test('a page runs its own files and the scripts with these hashes, nothing else', () => {
  const policy = pagePolicy(["'sha256-a'", "'sha256-b'"], site)
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-a' 'sha256-b'")
  expect(directive(policy, 'default-src')).toBe("default-src 'none'")
  expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'")
})

test('stylesheets are files of this site, and inline styles only attributes', () => {
  const policy = pagePolicy([], site)
  expect(directive(policy, 'style-src')).toBe("style-src 'self'")
  expect(directive(policy, 'style-src-elem')).toBe("style-src-elem 'self'")
  expect(directive(policy, 'style-src-attr')).toBe("style-src-attr 'unsafe-inline'")
})

test('forms submit only to this site and booking partners', () => {
  expect(directive(pagePolicy([], site), 'form-action')).toBe(
    "form-action 'self' https://stays.example",
  )
})
