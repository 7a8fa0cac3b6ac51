import { expect, test } from 'vitest'
import { entryLimits } from '#contracts/limits.ts'
import { entryMessages } from '#contracts/messages.ts'
import { checkFiles } from './check-files.ts'

const photo = { name: 'porch.jpg', type: 'image/jpeg', size: 1000 }
const video = { name: 'wind.webm', type: 'video/webm', size: 1000 }

test('what fits is taken in the order it was chosen, and one file too many is said', () => {
  const four = [photo, video, { ...photo, name: 'b.jpg' }, { ...photo, name: 'c.jpg' }]
  const { taken, problems } = checkFiles(0, four)
  expect(taken.map(({ name }) => name)).toEqual(['porch.jpg', 'wind.webm', 'b.jpg'])
  expect(problems).toEqual([entryMessages.tooManyFiles])
})

test('files chosen before count', () => {
  expect(checkFiles(2, [photo])).toEqual({ taken: [photo], problems: [] })
  expect(checkFiles(3, [photo])).toEqual({ taken: [], problems: [entryMessages.tooManyFiles] })
})

test.each(['image/heic', 'application/pdf', ''])('the type “%s” is refused by name', (type) => {
  const { taken, problems } = checkFiles(0, [{ ...photo, type }])
  expect(taken).toEqual([])
  expect(problems).toEqual([entryMessages.invalidType('porch.jpg')])
})

test('a file of exactly the limit is taken, one byte more is refused in the words of its kind', () => {
  const { imageBytes, videoBytes } = entryLimits
  const fitting = [
    { ...photo, size: imageBytes },
    { ...video, size: videoBytes },
  ]
  expect(checkFiles(0, fitting).problems).toEqual([])
  const large = fitting.map((file) => ({ ...file, size: file.size + 1 }))
  expect(checkFiles(0, large).problems).toEqual([
    entryMessages.imageTooLarge('porch.jpg'),
    entryMessages.videoTooLarge('wind.webm'),
  ])
})
