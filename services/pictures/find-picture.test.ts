import { expect, test } from 'vitest'
import { madePicture } from './find-picture.ts'

const picture = {
  id: 'porch-0123456789abcdef',
  album: 'about',
  submissionId: null,
  position: null,
  originalName: 'porch.jpg',
  mimetype: 'image/jpeg',
  bytes: 1,
  width: 1300,
  height: 975,
  state: 'ready',
  placeholder: 'data:image/webp;base64,AA==',
  createdAt: '2026-11-26T00:00:00.000Z',
  unusedSince: null,
} as const
const made = (name: string) => ({ name: `${picture.id}${name}`, bytes: 1 })

test('a picture made before the recipe gained a width offers only the widths it has', () => {
  const files = [made('.webp'), made('-og.jpg'), made('-320.avif'), made('-1300.avif')]
  expect(madePicture({ ...picture, files })).toMatchObject({
    stem: picture.id,
    width: 1300,
    height: 975,
    widths: [320, 1300],
  })
})

test('a picture whose files are still being made is not shown', () => {
  const files = [made('-320.avif')]
  expect(madePicture({ ...picture, files, state: 'waiting', placeholder: null })).toBeNull()
})
