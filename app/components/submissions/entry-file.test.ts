import { expect, test } from 'vitest'
import type { SubmissionFile } from '#contracts/submissions.ts'
import { pictureOf } from './entry-file.ts'

const photo: SubmissionFile = {
  id: 'file',
  mimetype: 'image/jpeg',
  originalName: 'porch.jpg',
  url: '/api/files/submissions/entry/file',
  width: 640,
  height: 480,
  isReady: true,
}

test('a picture comes in the size it is shown in', () => {
  expect(pictureOf(photo, 'card')).toBe('/api/files/submissions/entry/file?variant=card')
  expect(pictureOf(photo, 'large')).toBe('/api/files/submissions/entry/file?variant=large')
})

test('a picture without smaller forms is the picture itself', () => {
  expect(pictureOf({ ...photo, isReady: false }, 'card')).toBe(photo.url)
  expect(pictureOf({ ...photo, isReady: false }, 'large')).toBe(photo.url)
})
