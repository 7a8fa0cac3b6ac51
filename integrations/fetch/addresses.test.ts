import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPublicAddress, namesOwnPlace } from './addresses.ts'

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.168.1.1',
  '198.19.0.1',
  '224.0.0.251',
  '239.255.255.250',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fe80::1%eth0',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:7f00:1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
  'localhost',
  '',
  '2130706433',
])('%s is no address of the open internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '100.63.255.255',
  '172.32.0.1',
  '192.169.0.1',
  '223.255.255.255',
  '2606:4700::1111',
  '2a00:1450::1',
])('%s is an address of the open internet', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test('no IPv4 address becomes public by being written as IPv6', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(isPublicAddress(`::ffff:${address}`)).toBe(false)
    }),
  )
})

test.each([
  ['127.0.0.1', true],
  ['[::1]', true],
  ['localhost', true],
  ['feeds', true],
  ['calendar.internal', true],
  ['nas.local', true],
  ['feeds.partner.example', false],
  ['localhost.partner.example', false],
  ['internal.com', false],
])('%s names a place of one’s own network: %s', (host, isOwn) => {
  expect(namesOwnPlace(host)).toBe(isOwn)
})
