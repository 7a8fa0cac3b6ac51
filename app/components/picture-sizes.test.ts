import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Picture } from '#contracts/pictures.ts'
import { covering, onPhones, preloadsOf, sizesFor, tallScreens } from './picture-sizes.ts'

const placeholder = 'data:image/webp;base64,'
const wide: Picture = {
  stem: 'evening-01',
  alt: 'An evening.',
  width: 2000,
  height: 1000,
  widths: [2000],
  placeholder,
  standIn: true,
}
const tall = { stem: 'evening-tall-02', width: 960, height: 1280, widths: [960], placeholder }

test('a picture that covers its box is asked for as wide as it is shown', () => {
  const sizes = covering('100vw', '52vh')
  expect(sizesFor(sizes, wide)).toBe('max(100vw, 52vh * 2.00)')
  expect(sizesFor(sizes, tall)).toBe('max(100vw, 52vh * 0.75)')
})

test('phones with high-density screens load no more pixels than a guest can see', () => {
  expect(onPhones('100vw')).toBe('(min-resolution: 2.5dppx) calc(100vw * 0.6), 100vw')
})

test('each screen preloads the one version that it shows', () => {
  const media = preloadsOf({ ...wide, tall }, '100vw').map((preload) => preload.media)
  expect(media).toEqual([tallScreens, `not all and ${tallScreens}`])
  expect(preloadsOf(wide, '100vw')).toEqual([
    { imageSrcSet: '/pictures/evening-01-2000.avif 2000w', imageSizes: '100vw' },
  ])
})

test('the placeholder changes with the version', () => {
  const theme = readFileSync(new URL('../styles/theme.css', import.meta.url), 'utf8')
  expect(theme).toContain(`@custom-variant tall-screen (@media ${tallScreens});`)
})
