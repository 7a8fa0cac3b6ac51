import { expect, test } from 'vitest'
import type { Picture } from '#contracts/pictures.ts'
import { pictureName, socialPictureUrl, srcSet, webpUrl } from './url.ts'

const picture: Picture = {
  stem: 'porch-0123abcd',
  alt: 'A porch.',
  width: 480,
  height: 320,
  widths: [320, 480],
  placeholder: 'data:image/webp;base64,',
  standIn: true,
}

test('addresses name the stem and the use', () => {
  expect(webpUrl(picture)).toBe('/pictures/porch-0123abcd.webp')
  expect(socialPictureUrl(picture)).toBe('/pictures/porch-0123abcd-og.jpg')
  const withBadge = { ...picture, badge: '89abcdef' }
  expect(socialPictureUrl(withBadge)).toBe('/pictures/porch-0123abcd-89abcdef-og.jpg')
})

test('documents name a picture as its file in the album, a drawing or the owner’s', () => {
  expect(pictureName(picture, 'home-hero')).toBe('porch')
  expect(pictureName({ stem: 'home-hero-01-porch-0123abcd' }, 'home-hero')).toBe('01-porch')
})

test('a source set lists every width', () => {
  expect(srcSet(picture)).toBe(
    '/pictures/porch-0123abcd-320.avif 320w, /pictures/porch-0123abcd-480.avif 480w',
  )
})
