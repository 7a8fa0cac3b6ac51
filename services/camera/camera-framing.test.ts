// spec: 7/camera
import { describe, expect, test } from 'vitest'
import type { CameraAnswer } from '#integrations/camera.ts'
import { allowsFraming } from './camera-framing.ts'

const camera = new URL('https://cam.example/live')
const site = 'https://cabins.example'
const none: CameraAnswer['framing'] = { options: undefined, policy: undefined }

const allows = (framing: Partial<CameraAnswer['framing']>, address = camera) =>
  allowsFraming({ address, framing: { ...none, ...framing } }, { camera, site })

test('a camera that sends no such headers can be embedded', () => {
  expect(allows({})).toBe(true)
})

describe('X-Frame-Options', () => {
  test.each([
    ['DENY', false],
    ['SameOrigin', false],
    ['deny, deny', false],
    ['SAMEORIGIN, ALLOWALL', false],
    ['ALLOWALL', true],
    ['nonsense', true],
    ['', true],
  ])('%j: embeddable %s', (options, is) => expect(allows({ options })).toBe(is))
})

describe('frame-ancestors', () => {
  test.each([
    ["frame-ancestors 'none'", false],
    ["frame-ancestors 'self'", false],
    ['frame-ancestors', false],
    ['frame-ancestors *', true],
    ['frame-ancestors https:', true],
    ['frame-ancestors https://cabins.example', true],
    ['frame-ancestors HTTPS://CABINS.EXAMPLE', true],
    ['frame-ancestors cabins.example', true],
    ['frame-ancestors https://evilcabins.example', false],
    ["default-src 'self'; frame-ancestors 'self' https://cabins.example", true],
    ["frame-ancestors *, frame-ancestors 'none'", false],
    ["frame-src 'none'", true],
  ])('%j: embeddable %s', (policy, is) => expect(allows({ policy })).toBe(is))

  test('counts instead of X-Frame-Options', () => {
    expect(allows({ policy: 'frame-ancestors *', options: 'DENY' })).toBe(true)
    expect(allows({ policy: "default-src 'self'", options: 'DENY' })).toBe(false)
  })
})

test('a camera that redirects to another host is blocked by our policy', () => {
  expect(allows({}, new URL('https://other.example/live'))).toBe(false)
  expect(allows({}, new URL('https://cam.example/elsewhere'))).toBe(true)
})

test('a plain http camera is not shown on an https page', () => {
  const open = new URL('http://cam.example/live')
  const answer = { address: open, framing: none }
  expect(allowsFraming(answer, { camera: open, site })).toBe(false)
  expect(allowsFraming(answer, { camera: open, site: 'http://localhost:3000' })).toBe(true)
})

test('a camera on our own origin may be embedded', () => {
  const own = { camera: new URL(`${site}/camera`), site }
  const answer = { address: own.camera, framing: { options: 'SAMEORIGIN', policy: undefined } }
  expect(allowsFraming(answer, own)).toBe(true)
})
