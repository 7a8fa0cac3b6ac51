import { expect, test } from 'vitest'
import { addressOf, isDataAddress, isPersonal, routedAddress } from './address.ts'

test.each([
  ['/', '/'],
  ['/cabins?sort=rating', '/cabins?sort=rating'],
  ['//evil.example/x', '//evil.example/x'],
  ['http://cabins.example/about?x=1', '/about?x=1'],
  ['HTTPS://evil.example:8443', '/'],
  ['https://evil.example?x=1', '/?x=1'],
  ['evil.example', '/evil.example'],
])('the target %s is the address %s', (target, address) => {
  expect(addressOf(target)).toBe(address)
})

test.each([
  ['GET', '/cabins/%ff', '/404'],
  ['GET', '/%?sort=rating', '/404'],
  ['GET', '/cabins?sort=%ff', '/cabins?sort=%ff'],
  ['GET', '/about', '/about'],
  ['GET', '/%ff.data', '/404'],
  ['GET', '/api/cabins/%ff', '/api/cabins/%ff'],
  ['POST', '/%ff', '/%ff'],
])('%s %s is routed to %s', (method, url, routed) => {
  expect(routedAddress({ method, url })).toBe(routed)
})

test.each([
  ['/_.data', true],
  ['/cabins/texas-sage.data', true],
  ['/about.data?_routes=root', true],
  ['/about', false],
  ['/data', false],
  ['/cabins?sort=x.data', false],
])('%s requests data only: %s', (address, isData) => {
  expect(isDataAddress(address)).toBe(isData)
})

test.each([
  ['/review?stay=x', true],
  ['/review?cabin=texas-sage&stay=', true],
  ['/review?cabin=stay', false],
  ['/stay', false],
])('the page %s is one guest’s: %s', (key, is) => {
  expect(isPersonal(key)).toBe(is)
})
