import { expect, test } from 'vitest'
import type { SubmissionFile } from '#contracts/submissions.ts'
import { pictureOf, posterOf } from './entry-file.ts'

const photo: SubmissionFile = {
  id: 'file',
  mimetype: 'image/jpeg',
  originalName: 'porch.jpg',
  url: '/api/files/submissions/entry/file',
  width: 640,
  height: 480,
  isReady: true,
  hasPoster: false,
}

test('a picture comes in the size it is shown in', () => {
  expect(pictureOf(photo, 'card')).toBe('/api/files/submissions/entry/file?variant=card')
  expect(pictureOf(photo, 'large')).toBe('/api/files/submissions/entry/file?variant=large')
})

test('a picture without smaller forms is the picture itself', () => {
  expect(pictureOf({ ...photo, isReady: false }, 'card')).toBe(photo.url)
  expect(pictureOf({ ...photo, isReady: false }, 'large')).toBe(photo.url)
})

test('a video has a still in front of it only once there is one', () => {
  const video: SubmissionFile = { ...photo, mimetype: 'video/mp4' }
  expect(posterOf(video)).toBeNull()
  expect(posterOf({ ...video, hasPoster: true })).toBe(`${video.url}?variant=poster`)
})
