import { expect, test } from 'vitest'
import { plainAacConfig } from './aac-config.ts'

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))
const text = Buffer.from('LOCATION=29.99,-98.09').toString('hex')

test.each([
  ['of a phone', '1210'],
  ['of a phone that says it has no SBR', '119056e500'],
  ['with SBR named before the core', '2b920800'],
])('a config %s stays, and loses what is put behind its end', (_, config) => {
  expect(plainAacConfig(bytes(config))).toEqual(bytes(config))
  expect(plainAacConfig(bytes(config + text))).toEqual(bytes(config))
})

test('a config of a profile that is built otherwise is not cut to pieces', () => {
  const usac = bytes('f9504400aabbccddeeff00112233')
  expect(plainAacConfig(usac)).toEqual(usac)
})
