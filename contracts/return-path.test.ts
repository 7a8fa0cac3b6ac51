import { expect, test } from 'vitest'
import { adminScreenOf, loginAddress } from './return-path.ts'

test.each(['/admin/reviews', '/admin/reviews/approved', '/admin/submissions?contestId=3'])(
  'signing in leads back to %s',
  (address) => {
    const [, search] = loginAddress(address).split('?')
    expect(adminScreenOf(new URLSearchParams(search).get('next'))).toBe(address)
  },
)

test.each([
  null,
  '',
  '/',
  '/about',
  'https://evil.example/admin/reviews',
  '//evil.example/admin/reviews',
  '/\\evil.example',
  '/admin/..//evil.example',
  '/admin//evil.example',
  '/admin/%2e%2e/x',
  '/admin/reviews\n',
  '/admin/reviews?next=//evil.example',
  '/admin/reviews#x',
  'javascript:alert(1)',
  'admin/reviews',
  '/admin/login',
  '/admin/login?next=/admin/login',
])('signing in leads from %j to the dashboard', (address) => {
  expect(adminScreenOf(address)).toBe('/admin/dashboard')
})

test('the dashboard needs no mention', () => {
  expect(loginAddress('/admin/dashboard')).toBe('/admin/login')
})
